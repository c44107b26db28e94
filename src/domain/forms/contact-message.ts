export interface ContactMessage {
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
  receivedAt: Date;
}
