import { plantCommonNames } from './plant-common-names';
import { plantData } from './plant-data';
import { type Plant, PlantNames } from './plants';

const titleCase = (text: string) =>
  text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** A line has the number of its first plant, the genus and the species between bars; numbers count up. */
function readLine(line: string): Plant[] {
  const [, first, genus, species] = /^(\d+) ([a-z]+) (.+)$/.exec(line) ?? [];
  if (first === undefined || genus === undefined || species === undefined) return [];
  return species.split('|').map((one, at) => {
    const name = `${genus} ${one}`;
    return {
      id: Number(first) + at,
      name: titleCase(name),
      commonNames: commonNamesOf.get(name) ?? [],
    };
  });
}

const commonNamesOf: ReadonlyMap<string, readonly string[]> = new Map(
  plantCommonNames.split('\n').flatMap((line): [string, string[]][] => {
    const [latin = '', common] = line.split('\t');
    return common === undefined ? [] : [[latin, common.split('|')]];
  }),
);

/** The plants that the project knows. */
export const builtInPlants: PlantNames = new PlantNames(plantData.split('\n').flatMap(readLine));
