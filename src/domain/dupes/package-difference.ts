/** How the package of the same product differs. */
export const packageDifferences = ['refill', 'larger', 'smaller', 'equal'] as const;
export type PackageDifference = (typeof packageDifferences)[number];

const texts: Readonly<Record<PackageDifference, string>> = {
  refill: 'Same product, as a refill',
  larger: 'Same product, larger size',
  smaller: 'Same product, smaller size',
  equal: 'Same product, same size',
};

export const describePackage = (difference: PackageDifference): string => texts[difference];
