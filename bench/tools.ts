import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Ensures that a program is installed; installs it on Debian as root, otherwise asks for it. */
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

/** The value below which this share of the list is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
