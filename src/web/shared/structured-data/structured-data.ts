export interface StructuredData {
  '@type': string;
  [property: string]: StructuredValue | undefined;
}

type StructuredValue = string | number | StructuredData | readonly (string | StructuredData)[];
