/**
 * Words that people use for the same thing. A trailing hyphen matches any ending: `arriv-` matches
 * arrive, arrived and arriving.
 */
const synonymGroups: readonly string[][] = [
  'mail mails email emails inbox message-',
  'stop- unsubscrib- cancel- quit- leav- end ending off disabl-',
  'arriv- receiv- sent missing late',
  'refund- return- reimburs-',
  'log login logon logging sign- ',
  'delet- remov- clos- eras-',
  'alert- notif- remind-',
  'phone- device- computer-',
  'parcel- package- order-',
  'buy- purchas- pay paying payment- checkout',
  'save saved saving favorit- favourit- wishlist- heart-',
  'shop shops store- retailer- merchant-',
  'wrong incorrect mistake- error- broken',
  'password- passcode- pwd',
  'picture- photo- avatar- image-',
  '2fa mfa two-factor twofactor twostep',
  'shipping deliver- postage',
].map((group) => group.trim().split(' '));

/** Whether an entry of the table matches a word. */
export function matchesSynonym(entry: string, word: string): boolean {
  return entry.endsWith('-') ? word.startsWith(entry.slice(0, -1)) : word === entry;
}

/** Synonyms of a word; empty if there are none. */
export function synonymsOf(word: string): readonly string[] {
  return synonymGroups
    .filter((group) => group.some((entry) => matchesSynonym(entry, word)))
    .flat()
    .filter((entry) => !matchesSynonym(entry, word));
}
