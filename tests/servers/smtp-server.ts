import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Received {
  /** Whom the envelope named, which is who gets it. */
  recipients: string[];
  mail: Email;
  raw: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly received: Received[];
  /** Counts delivery attempts. */
  attempts(): number;
  /** Rejects the next emails with these codes; 0 closes the connection instead. */
  refuse(...codes: number[]): void;
  close(): Promise<void>;
}

/** A real mail server in this process that keeps what it gets. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: Received[] = [];
  const refusals: number[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        attempts += 1;
        const code = refusals.shift();
        if (code === 0) return sockets.forEach((socket) => void socket.destroy());
        if (code) return callback(Object.assign(new Error('Not now'), { responseCode: code }));
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw,
        });
        callback();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    attempts: () => attempts,
    refuse: (...codes) => void refusals.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
