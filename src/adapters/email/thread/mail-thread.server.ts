import { closeSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import nodemailer from 'nodemailer';
import type { MailSendOutcome, MailSendTask, ThreadSettings } from './protocol.ts';

/** Sends emails and records accepted ones, on a thread that database work does not block. */
const { smtpUrl }: ThreadSettings = workerData;
const transporter = nodemailer.createTransport({
  url: smtpUrl,
  pool: true,
  maxConnections: 1,
  connectionTimeout: 10_000,
  socketTimeout: 30_000,
});

async function send({ number, message, record }: MailSendTask): Promise<MailSendOutcome> {
  try {
    await transporter.sendMail(message);
  } catch (error) {
    if (!(error instanceof Error)) return { number, failure: { message: String(error) } };
    const code = 'code' in error ? error.code : undefined;
    const responseCode = 'responseCode' in error ? error.responseCode : undefined;
    return { number, failure: { message: error.message, code, responseCode } };
  }
  try {
    // In the same event loop turn as the server's answer.
    if (record) closeSync(openSync(record, 'w', 0o600));
  } catch (error) {
    return { number, recordProblem: String(error) };
  }
  return { number };
}

parentPort?.on('message', async (task: MailSendTask) => parentPort?.postMessage(await send(task)));
