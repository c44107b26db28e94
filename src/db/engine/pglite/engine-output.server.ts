const maxLines = 20;

/** What the engine prints on its error stream, where it says why it gives up. */
export interface EngineOutput {
  /** The answer asks the engine's wrapper to do nothing more with the line. */
  onStderr(line: string): false;
  /** The reason of the last failure in one sentence; undefined when none was printed. */
  reason(): string | undefined;
}

/** Keeps the engine's last lines and calls back when it has aborted. */
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
