import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this user may install Debian packages. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package; throws the advice if that fails. */
export function installWithApt(name: string, advice: string): void {
  process.stdout.write(`Installing ${name} with apt-get …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another process of the same run may be installing something.
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  try {
    execFileSync('apt-get', ['update', ...options], { env, stdio: 'pipe' });
    const install = ['install', '-y', '--no-install-recommends', ...options, name];
    execFileSync('apt-get', install, { env, stdio: 'pipe' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${advice} (apt-get could not: ${reason})`, { cause: error });
  }
}
