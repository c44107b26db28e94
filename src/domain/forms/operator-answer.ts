/** What we wrote back to somebody. */
export interface OperatorAnswer {
  answer: string;
  answeredAt: Date;
}
