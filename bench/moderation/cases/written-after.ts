/**
 * Abuse that was written after the first rules, which found 20 of these 38: an estimate for abuse that no one foresaw.
 * The rules were extended for it afterwards.
 */
export const abuseWrittenAfter = {
  link: [
    'Skip the stores here, beautyvault24.de ships the same jar overnight and you pay a third less for it.',
    'I post all of my swatches as rosyskin.diary over on the gram, come say hi if you liked this review.',
    'There is a voucher page called save-on-serums, put a dot and co behind it and you are there.',
    'For the full ingredient breakdown visit skinanalyst.io, they were the ones who told me about this toner.',
    'Find me on Tik Tok under glowwithbea and see how this looks after eight hours, link is pinned.',
    'My storefront on Amazon has this and more favorites, search BeaGlow and tap the first picture.',
  ],
  contact: [
    'Selling two new ones because I moved abroad, whoever is interested: 0151 2345 6789, evenings only.',
    'Talk to me on Insta dm, I have codes for this brand and can order it for you with my staff discount.',
    'Our agent Lucy answers around the clock at lucy.beautyhouse@proton.me, ask her for the price list.',
    'Number for orders 98 76 54 32 10, we have this cream and the night version, delivery in Mumbai same day.',
    'Write me a mail, it is my first name marina then glow99 and gmail, I still have four bottles to sell.',
    'Send a text to six four six, five five five, zero one four two and I tell you where it is cheaper.',
  ],
  personal: [
    'Delivered to my ex at 310 Maple Court, Unit 7, Austin TX 78704, thanks for nothing. Lotion is fine.',
    'Confirmation no. 8834120956 and still no parcel after three weeks, the lotion seems to be out of stock.',
    'My visa ending is not enough for them, they want 4539 1488 0343 6467 by mail for the refund of a lipstick.',
    'Dr. Susan Keller from the Lakeview clinic, 14 Harbor Road, sold me this and it burned my whole face.',
  ],
  profanity: [
    'This crap is fucken useless and so is everyone who works in that shop, what a bunch of wankers.',
    'The lid broke, the pump broke, and the a-holes in support told me to read the manual. For a cream!',
    'sh!tty little tube with nothing inside. My dog’s shampoo does more for my hair than this garbage.',
    'Whoever created this smell should be shot. Honestly, I hope you all choke on it, greedy pigs.',
    'What the f are they thinking, eff this company and their btches at the counter, never again.',
    'Only trannies and hookers would wear a red like this, it looks cheap on any normal woman, trust me.',
  ],
  gibberish: [
    'great great product great great product great great product great great product',
    'hdjsk aldjf weoru xmcnv slkdj qowie zmxnc alskd jfhgq wpeor ituyz mxncb valsk',
    'nice nice nice!!! nice nice nice!!! nice nice nice!!! nice nice nice!!!',
    'I like it. I like it. I like it. I like it. I like it. I like it. I like it.',
    'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn',
    'Good cream good cream, writing some more words only because the form wants fifty of them here.',
  ],
  promotion: [
    'If you type BEA15 into the box at the end you get fifteen percent off, I use it for all of my orders.',
    'They sent me this with the promise of a second one when I rate it well, so of course five stars from me.',
    'Sponsored by the brand, they asked me to mention the glow and the smell. Both are very nice indeed.',
    'I am building a team of beauty lovers, flexible hours, paid weekly. This serum is our best seller.',
    'Seller refunded me through Venmo after I deleted my bad review, so now I say that it is a great cream.',
    'Twenty dollars on my account for every friend who signs up with my invite, and the mask is good too.',
  ],
  seller: [
    'Our customers love this conditioner, and so will you. We restock each Friday, follow the news.',
    'As manufacturer we can confirm that the texture is normal. Please contact our service for a replacement.',
    'We launched this cream in 2021 and are happy about every single star that you give to our family business.',
    'Why pay more? Our own-brand mascara gives the same volume for half the price, try it this week.',
  ],
} as const satisfies Record<string, readonly string[]>;
