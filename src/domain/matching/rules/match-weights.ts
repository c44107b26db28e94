import type { WordKind } from '../words/word-kind';

type Way = 'added' | 'swapped';

/** Features counted when two titles are compared. */
export type Feature =
  | 'shared name'
  | 'shared number'
  | 'shared form'
  | 'shared other'
  | 'same size'
  | 'subtitle'
  | 'described'
  | 'other beginning'
  | 'exchanged word'
  | 'appended form'
  | 'similar brand'
  | 'brand not stated'
  | 'strength not stated'
  | 'concentration not stated'
  | 'aside alone'
  | 'aside soft'
  | 'aside other'
  | 'other aside'
  | `${Way} ${Exclude<WordKind, 'filler'>}`
  | `${Way} related form`
  | `${Way} form to none`;

/** Weights from a logistic regression over pairs of real listings, rounded. */
export const matchWeights: Readonly<Record<Feature, number>> = {
  'shared name': 0.1,
  'shared number': 0.5,
  'shared form': 0.05,
  'shared other': 0.08,
  'same size': 0.1,
  subtitle: -0.1,
  described: -0.6,
  'other beginning': -2,
  'exchanged word': -3,
  'appended form': -0.4,
  'similar brand': -0.3,
  'brand not stated': -0.8,
  'strength not stated': -0.8,
  'concentration not stated': -0.1,
  'aside alone': -0.05,
  'aside soft': -0.3,
  'aside other': -4,
  'other aside': -1.2,
  'added praise': -0.1,
  'added grade': -2.8,
  'added active': -0.1,
  'added audience': -0.1,
  'added form': -3.4,
  'added related form': -0.2,
  'added form to none': -0.1,
  'added part': -3.4,
  'added variant': -3.4,
  'added number': -2.5,
  'added name': -2.4,
  'swapped praise': -0.15,
  'swapped grade': -1,
  'swapped active': -0.6,
  'swapped audience': -0.15,
  'swapped form': -2,
  'swapped related form': -0.1,
  'swapped form to none': -1,
  'swapped part': -4,
  'swapped variant': -2.1,
  'swapped number': -2.4,
  'swapped name': -1.3,
};

/** The intercept. */
export const startingWeight = 2.4;

/** Further occurrences of a feature change nothing. */
export const maxCountPerFeature = 4;
