import type { Random } from '../random';

const firstNames =
  'Aaliyah|Abby|Adriana|Aisha|Alex|Alice|Amara|Amy|Ana|Andrea|Anjali|Anna|Ashley|Beatriz|Beth|Bianca|Brianna|Camila|Carla|Caroline|Chen|Chloe|Claire|Dana|Daniel|Deepa|Denise|Diane|Elena|Ella|Emily|Emma|Erin|Esther|Eva|Fatima|Fiona|Gabby|Grace|Greta|Hana|Hannah|Heather|Helen|Imani|Ingrid|Iris|Isabel|Ivy|Jada|Jamie|Jasmine|Jen|Jess|Joanna|Jordan|Josie|Julia|Kara|Karen|Kate|Keiko|Kim|Kiara|Laila|Lauren|Layla|Leah|Lena|Lily|Linda|Lucia|Lucy|Mai|Mara|Maria|Marta|Maya|Megan|Mei|Mia|Michelle|Mike|Mina|Monica|Nadia|Naomi|Natalie|Nicole|Nina|Noor|Olivia|Pam|Paula|Petra|Priya|Rachel|Rana|Rebecca|Renee|Rosa|Ruth|Sam|Sandra|Sara|Selena|Shanice|Simone|Sofia|Sophie|Stella|Sue|Tamara|Tanya|Tara|Tess|Tiana|Tom|Uma|Valerie|Vera|Wendy|Yara|Yasmin|Yuki|Zoe'.split(
    '|',
  );
const initials = 'ABCDEFGHJKLMNOPRSTVWYZ';

/** A first name, usually with an initial. */
export function nameAuthor(random: Random): string {
  const name = random.pick(firstNames);
  return random.chance(0.8) ? `${name} ${random.pick([...initials])}.` : name;
}
