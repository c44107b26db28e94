/** A browser that somebody has asked to be told in. */
export interface PushDevice {
  id: string;
  userId: string;
  /** Where its maker takes messages for it. */
  endpoint: string;
  /** Its public key and a secret, base64url: only the browser can read what we send. */
  p256dh: string;
  auth: string;
}

/** The keys by which push services know that it is us. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
