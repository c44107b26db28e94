/** A thing as schema.org describes it: data for machines that read the page. */
export interface StructuredData {
  '@type': string;
  [property: string]: StructuredValue | undefined;
}

type StructuredValue = string | number | StructuredData | readonly (string | StructuredData)[];
