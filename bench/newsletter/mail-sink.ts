import { SMTPServer } from 'smtp-server';

/** A real mail server that reads every email and stores only who got which. */
export async function startMailSink() {
  const times = new Map<string, number>();
  let mails = 0;
  let bytes = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (head.length < 4_096) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? '';
        const [to] = session.envelope.rcptTo;
        const delivery = `${to?.address} ${id}`;
        times.set(delivery, (times.get(delivery) ?? 0) + 1);
        mails += 1;
        callback();
      });
    },
  });
  // Clients are killed on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: () => mails,
    /** Number of distinct emails received. */
    letters: () => times.size,
    /** Whether an email with this id arrived. */
    hasArrived: (mailId: string) => [...times.keys()].some((delivery) => delivery.includes(mailId)),
    megabytes: () => bytes / 1024 / 1024,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
