/** A browser subscribed to push notifications. */
export interface PushDevice {
  id: string;
  userId: string;
  endpoint: string;
  /** Public key and secret, base64url: only the browser can decrypt our messages. */
  p256dh: string;
  auth: string;
}

/** VAPID keys that identify the site to push services. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
