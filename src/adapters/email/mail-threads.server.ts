import { Worker } from 'node:worker_threads';
import { findProgram } from '../find-program.server';
import type { MailSendOutcome, MailSendTask, ThreadSettings } from './thread/protocol.ts';

/** As many emails as a job worker sends at once. */
const maxThreads = 4;

interface MailThread {
  /** Emails not answered yet. */
  readonly waiting: number;
  send(task: Omit<MailSendTask, 'number'>): Promise<MailSendOutcome>;
  close(): void;
}

/**
 * Worker threads with one SMTP connection each. An email is recorded as sent when its thread reads
 * the server's answer, so no thread composes another email while it waits for one.
 */
export function createMailThreads(settings: ThreadSettings) {
  const threads: MailThread[] = [];
  return {
    send(task: Omit<MailSendTask, 'number'>): Promise<MailSendOutcome> {
      let thread = threads.toSorted((a, b) => a.waiting - b.waiting)[0];
      if (!thread || (thread.waiting > 0 && threads.length < maxThreads)) {
        thread = createMailThread(settings);
        threads.push(thread);
      }
      return thread.send(task);
    },
    close(): void {
      for (const thread of threads) thread.close();
    },
  };
}

/** Started on demand, restarted after a crash. */
function createMailThread(settings: ThreadSettings): MailThread {
  const waiting = new Map<number, (outcome: MailSendOutcome) => void>();
  let worker: Worker | undefined;
  let sent = 0;

  function start(): Worker {
    const program = findProgram(import.meta.url, 'thread/mail-thread.server.ts', 'mail-thread.js');
    const started = new Worker(program, { workerData: settings, execArgv: [] });
    started.on('message', (outcome: MailSendOutcome) => {
      waiting.get(outcome.number)?.(outcome);
      waiting.delete(outcome.number);
    });
    const fail = (message: string) => {
      if (worker === started) worker = undefined;
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
    get waiting() {
      return waiting.size;
    },
    send(task) {
      worker ??= start();
      sent += 1;
      const number = sent;
      const { promise, resolve } = Promise.withResolvers<MailSendOutcome>();
      waiting.set(number, resolve);
      worker.postMessage({ ...task, number } satisfies MailSendTask);
      return promise;
    },
    close(): void {
      void worker?.terminate();
    },
  };
}
