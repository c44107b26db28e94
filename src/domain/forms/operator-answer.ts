/** The operator's reply to a message. */
export interface OperatorAnswer {
  answer: string;
  answeredAt: Date;
}
