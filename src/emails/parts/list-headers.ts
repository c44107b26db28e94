/** By which mail programs offer a button to leave, in one press (RFC 8058). */
export function listHeaders(leave: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
