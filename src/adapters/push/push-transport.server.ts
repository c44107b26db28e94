import { request } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { PushTransport } from '~/usecases/deps';
import {
  type AddressPolicy,
  checkedLookup,
  isPublicAddress,
} from '../pictures/public-address.server';

/** How long a push service keeps a message for a browser that is off: older news is no news. */
const keepSeconds = 12 * 3_600;
const mostMs = 15_000;

/** Push services are on the open internet, by https on its usual port. */
const pushServices: AddressPolicy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 443,
};

interface PushOptions {
  policy?: AddressPolicy;
  /** For a push service with a certificate of its own. */
  ca?: string;
}

/**
 * Hands messages to push services. A browser tells us where, which makes the address somebody's
 * choice: https only, no private network, and the connection goes to the very address that was
 * checked.
 */
export function createPushTransport({
  policy = pushServices,
  ca,
}: PushOptions = {}): PushTransport {
  const allows = (endpoint: string): boolean => {
    if (endpoint.length > 1_000 || !URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return (
      url.protocol === 'https:' &&
      url.username === '' &&
      url.password === '' &&
      policy.allowsPort(Number(url.port || 443)) &&
      (isIP(host) === 0
        ? host.includes('.') || policy !== pushServices
        : policy.allowsAddress(host))
    );
  };
  return {
    newKeys: () => webPush.generateVAPIDKeys(),
    allows,
    async send(device, { text, topic }, { keys, contact }) {
      if (!allows(device.endpoint)) return 'gone';
      const details = webPush.generateRequestDetails(
        { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
        text,
        {
          TTL: keepSeconds,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: contact, ...keys },
        },
      );
      const status = await post(device.endpoint, details.headers, details.body);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}.`);
      return 'sent';
    },
  };

  function post(
    endpoint: string,
    headers: Record<string, string | number>,
    body: Buffer | null,
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(endpoint, {
        method: 'POST',
        headers,
        ca,
        // A connection of its own: one that was opened for another name would skip the look-up.
        agent: false,
        signal: AbortSignal.timeout(mostMs),
        lookup: checkedLookup(policy, (where) => new Error(`${where} is no push service`)),
      });
      asked.once('response', (answer) => {
        // Nothing that it says is of interest.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      asked.once('error', reject);
      asked.end(body);
    });
  }
}
