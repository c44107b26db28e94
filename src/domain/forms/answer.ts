/** What we wrote back to somebody. */
export interface Answer {
  answer: string;
  answeredAt: Date;
}
