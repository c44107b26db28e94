/** npm skips optional packages silently, so the Node that came with them may be missing. */
export function checkNodeVersion(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  throw new Error(
    `This is Node ${version}, and Glowfare needs 22.22 or newer. ` +
      'Run `npm ci` without --omit=optional, which brings Node 24 on Linux, or install Node 24.',
  );
}
