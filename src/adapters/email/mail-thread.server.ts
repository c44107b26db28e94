import { Worker } from 'node:worker_threads';
import { findProgram } from '../find-program.server';
import type { MailSendOutcome, MailSendTask, ThreadSettings } from './thread/protocol.ts';

/** A worker thread that sends emails; started on demand, restarted after a crash. */
export function createMailThread(settings: ThreadSettings) {
  const waiting = new Map<number, (outcome: MailSendOutcome) => void>();
  let thread: Worker | undefined;
  let sent = 0;

  function start(): Worker {
    const program = findProgram(import.meta.url, 'thread/mail-thread.server.ts', 'mail-thread.js');
    const started = new Worker(program, { workerData: settings, execArgv: [] });
    started.on('message', (outcome: MailSendOutcome) => {
      waiting.get(outcome.number)?.(outcome);
      waiting.delete(outcome.number);
    });
    const fail = (message: string) => {
      if (thread === started) thread = undefined;
      for (const [number, answer] of waiting) answer({ number, failure: { message } });
      waiting.clear();
    };
    started.on('error', (error) => fail(`The thread that sends emails failed: ${String(error)}`));
    started.on('exit', () => fail('The thread that sends emails has ended.'));
    // The thread does not keep the process alive.
    started.unref();
    return started;
  }

  return {
    send(task: Omit<MailSendTask, 'number'>): Promise<MailSendOutcome> {
      thread ??= start();
      sent += 1;
      const number = sent;
      const { promise, resolve } = Promise.withResolvers<MailSendOutcome>();
      waiting.set(number, resolve);
      thread.postMessage({ ...task, number } satisfies MailSendTask);
      return promise;
    },
    close(): void {
      void thread?.terminate();
    },
  };
}
