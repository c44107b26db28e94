import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which hosts may be contacted for URLs from outside; tests permit their local server. */
export interface AddressPolicy {
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
}

/** IANA's special-purpose registry: all addresses that are not public hosts. */
const notPublic = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  addRange(notPublic, range, 'ipv4');
}
// Tunnel ranges embed an arbitrary IPv4 address.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  addRange(notPublic, range, 'ipv6');
}
const globalUnicast = new BlockList();
addRange(globalUnicast, '2000::/3', 'ipv6');

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', prefix] = range.split('/');
  list.addSubnet(net, Number(prefix), family);
}

/** Whether an address is a public host: not local, not in a private network, not cloud metadata. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  // Mapped and translated IPv4 addresses are outside 2000::/3.
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export const openInternet: AddressPolicy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
};

/**
 * A DNS lookup that refuses private addresses. The connection uses the checked addresses, which prevents
 * DNS rebinding.
 */
export function checkedLookup(
  policy: Pick<AddressPolicy, 'allowsAddress'>,
  refuse: (where: string) => Error,
): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const bad = addresses.find(({ address }) => !policy.allowsAddress(address));
      const [first] = addresses;
      if (bad || !first) {
        return callback(refuse(`${hostname} is ${bad?.address ?? 'nowhere'}`), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
