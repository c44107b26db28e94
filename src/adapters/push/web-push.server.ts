import { request } from 'node:https';
import webPush from 'web-push';
import { parsePushEndpoint } from '~/domain/alerts/push-endpoint';
import type { PushTransport } from '~/usecases/deps';
import { checkedLookup, isPublicAddress } from '../net/public-address.server';

/** How long a push service stores a message for an offline browser; older alerts are outdated. */
const messageTtlSeconds = 12 * 3_600;
const requestTimeoutMs = 15_000;

/** Which endpoints and resolved addresses are allowed. */
interface PushPolicy {
  allowsEndpoint(endpoint: string): boolean;
  allowsAddress(address: string): boolean;
}

/** Push services are on the public internet. */
const pushServices: PushPolicy = {
  allowsEndpoint: (endpoint) => parsePushEndpoint(endpoint) !== null,
  allowsAddress: isPublicAddress,
};

interface PushOptions {
  /** Allows a test's own push service. */
  policy?: PushPolicy;
  /** CA certificate of a test's push service. */
  ca?: string;
}

/**
 * Sends messages to push services. Browsers supply the endpoint, so it is untrusted (SSRF): the host
 * must resolve to a public address, the connection uses the address that was checked, and redirects
 * are not followed.
 */
export function createPushTransport({
  policy = pushServices,
  ca,
}: PushOptions = {}): PushTransport {
  const allows = policy.allowsEndpoint;
  return {
    newKeys: () => webPush.generateVAPIDKeys(),
    allows,
    async send(device, { text, topic }, { keys, contact }) {
      if (!allows(device.endpoint)) return 'gone';
      const details = webPush.generateRequestDetails(
        { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
        text,
        {
          TTL: messageTtlSeconds,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: contact, ...keys },
        },
      );
      // A private address may be a resolver error: the message fails, the subscription stays.
      const status = await post(device.endpoint, details.headers, details.body);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status >= 300) throw new Error(`The push service returned ${status}.`);
      return 'sent';
    },
  };

  function post(
    endpoint: string,
    headers: Record<string, string | number>,
    body: Buffer | null,
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const pushRequest = request(endpoint, {
        method: 'POST',
        headers,
        ca,
        // A new connection each time: a pooled one would skip the lookup.
        agent: false,
        signal: AbortSignal.timeout(requestTimeoutMs),
        lookup: checkedLookup(policy, () => new Error('The push service has a private address.')),
      });
      pushRequest.once('response', (answer) => {
        // The response body is not needed.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      pushRequest.once('error', reject);
      pushRequest.end(body);
    });
  }
}
