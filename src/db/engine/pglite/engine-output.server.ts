const maxLines = 20;

/** The engine's error stream, where it prints why it aborts. */
export interface EngineOutput {
  /** Returning false stops the engine's wrapper from printing the line. */
  onStderr(line: string): false;
  /** The reason of the last failure in one sentence; undefined if none was printed. */
  reason(): string | undefined;
}

/** Stores the engine's last lines and calls back when it has aborted. */
export function readEngineOutput(onAbort: (reason: string) => void): EngineOutput {
  const lines: string[] = [];
  const output: EngineOutput = {
    onStderr(line) {
      lines.push(line);
      if (lines.length > maxLines) lines.shift();
      if (line.startsWith('Aborted')) onAbort(output.reason() ?? line);
      return false;
    },
    reason() {
      const last = lines.findLastIndex((line) => /\b(?:FATAL|PANIC): |^postgres: /.test(line));
      if (last === -1) return undefined;
      const texts = [lines[last], lines[last + 1]?.match(/\bDETAIL: .*/)?.[0]];
      return texts
        .flatMap((text) => text?.replace(/^.*?(?:FATAL|PANIC|DETAIL|postgres): +/, '') ?? [])
        .join(': ');
    },
  };
  return output;
}
