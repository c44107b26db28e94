import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Makes sure that a program is there; on Debian as root it is installed, elsewhere asked for. */
export function requireProgram(name: string): string {
  const found = locate(name);
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    console.log(`Installing ${name} …`);
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env });
  }
  const installed = locate(name);
  if (!installed) throw new Error(`This benchmark needs ${name}: please install it.`);
  return installed;
}

function locate(name: string): string | undefined {
  return [
    `/usr/bin/${name}`,
    `/usr/sbin/${name}`,
    `/usr/local/bin/${name}`,
    `/opt/homebrew/bin/${name}`,
  ].find(existsSync);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The value below which that share of the list lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
