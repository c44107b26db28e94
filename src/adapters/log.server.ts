import { pino } from 'pino';
import { type LoggedError, logError } from '~/domain/logs/log-error';
import { redactPath, redactText } from '~/domain/logs/redact';
import type { Log } from '~/usecases/deps';

/** Redacts secret links and user input from every log line. */
const serializers = {
  path: (path: unknown) => (typeof path === 'string' ? redactPath(path) : path),
  detail: (detail: unknown) => (typeof detail === 'string' ? redactText(detail) : detail),
  err: logError,
  queueError: logError,
};

interface LogOptions {
  level: string;
  /** Short readable lines for a terminal, instead of JSON. */
  forPeople: boolean;
  /** The id of the current request, which becomes part of each line. */
  requestId?: () => string | undefined;
}

/** JSON lines for machines, or short readable lines for a terminal. */
export function createLog(options: LogOptions): Log & { flush(): void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4_096 });
  // Otherwise a line appears only after four kilobytes of output.
  setInterval(() => destination.flush(), 500).unref();
  const stream = options.forPeople
    ? { write: (line: string) => void process.stdout.write(formatForTerminal(line)) }
    : destination;
  const mixin = () => {
    const requestId = options.requestId?.();
    return requestId === undefined ? {} : { requestId };
  };
  const log = pino({ level: options.level, base: null, serializers, mixin }, stream);
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
    flush: () => destination.flushSync(),
  };
}

interface LogLine {
  level: number;
  time: number;
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  cache?: string;
  statement?: string;
  err?: LoggedError;
}

function formatForTerminal(json: string): string {
  const line: LogLine = JSON.parse(json);
  const time = new Date(line.time).toTimeString().slice(0, 8);
  if (line.msg === 'request') {
    const cache = line.cache ? ` (${line.cache})` : '';
    return `${time} ${line.method} ${line.path} ${line.status} ${line.ms} ms${cache}\n`;
  }
  const label = line.level >= 50 ? 'error: ' : line.level >= 40 ? 'warning: ' : '';
  const reason = line.err ? `: ${textOf(line.err)}` : '';
  const query = line.statement ? ` (${line.ms} ms): ${line.statement}` : '';
  return `${time} ${label}${line.msg}${query}${reason}\n`;
}

function textOf({ message, stack, cause }: LoggedError): string {
  return `${stack ?? message}${cause ? `\ncaused by ${textOf(cause)}` : ''}`;
}
