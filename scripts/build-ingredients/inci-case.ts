const capitals = new Set(
  'aha bht bha ci dea dmdm dna edta ap eop eos ng np ns hcl hdi hedp ipdi mea mipa mdi pca pe peg pg ppg pvm pvp rna smdi tea tipa tbhq va vp uv aq dmae dmapa eo gaba mek msm atp nad nadh pet pmma'.split(
    ' ',
  ),
);

/** An INCI name as labels print it: 'PEG-40 HYDROGENATED CASTOR OIL' is 'PEG-40 Hydrogenated Castor Oil'. */
export function inciCase(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => {
      if (word === 'hcl') return 'HCl';
      return capitals.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
    });
}
