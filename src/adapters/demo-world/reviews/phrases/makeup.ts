import { listByMood } from './phrases';

/** Sentences about makeup. */
export const makeup = listByMood({
  good: {
    hold: [
      'It stayed put from 8 to 6 without a touch-up.',
      'I wore it to a wedding, and it still looked fresh at midnight.',
      'Humidity, rain, a spin class: it didn’t move.',
      'It made it through a twelve-hour shift.',
      'I cried through my sister’s wedding in it, and it held up.',
      '{lips?}It survives coffee and most of lunch.',
      '{eyes?}No smudges under my eyes at the end of the day, and I have oily lids.',
      '{base?}No sliding off, even with {skin} skin.',
      '{base?}It lasts through a workday without separating.',
    ],
    color: [
      '{colored?}The color is even prettier in person.',
      '{colored?}The color is easy to wear every day.',
      '{colored?}The shade is exactly what the pictures show.',
      '{base?}They have my shade, which is rare.',
      '{base?}It matched my neck on the first try.',
      '{eyeshadow?}The pigment is really strong, so build it up slowly.',
      '{lips?}My lips but better.',
    ],
    blend: [
      '{colored?}It blends easily with fingers.',
      '{colored?}It blends like a dream.',
      'I can put it on half asleep and it looks fine.',
      'I put it on in the car without a mirror, and it came out even.',
      '{eyeshadow?}No fallout on my cheeks.',
      '{base?}A damp sponge and thirty seconds, done.',
    ],
    look: [
      'It looks polished in two minutes.',
      'It photographs well, even with flash.',
      '{base?}It looks like my skin, just better.',
      '{base?}It covers redness and still looks like me.',
      '{base?}It never looks cakey.',
      '{base?}It doesn’t cling to dry patches.',
      '{base?}{older?}At my age powder is the enemy, but this is kind to lines.',
      '{mascara?}My lashes look twice as long.',
      '{mascara?}No clumps, even with a second coat.',
      '{mascara?}My lashes hold a curl all day.',
      '{eyes?}My eyes look awake, which is a small miracle before coffee.',
      '{lips?}No feathering around the edges, even without a liner.',
      '{colored?}Just enough color to not look tired.',
    ],
    compliments: [
      'I got three compliments the first day I wore it.',
      'A stranger in the elevator asked me about it.',
      'My boyfriend noticed, and he notices nothing.',
    ],
    feel: [
      'It feels like nothing. I forget that I’m wearing it.',
      '{lips?}My lips don’t feel dry, even hours later.',
      '{eyes?}It doesn’t irritate my eyes, and I wear contacts.',
      '{base?}Breathable, even in the heat.',
    ],
    removal: [
      'Comes off easily with micellar water at night.',
      'It stays on all day, and a cleansing oil still takes it off in seconds.',
    ],
    amount: [
      '{colored?}One layer is enough for the office, two for a night out.',
      '{base?}I use a tiny bit, and that’s plenty.',
    ],
    case: [
      '{lips?}The case is slim and survives life in my bag.',
      '{eyeshadow?}It comes with a mirror that’s actually usable.',
    ],
    compare: ['I used to buy the luxury version, and I don’t miss it.'],
    others: ['{colored?}My mother has completely different coloring, and it suits her, too.'],
  },
  mixed: {
    hold: [
      'I have to touch up after lunch.',
      'Average staying power, so it’s my weekend {noun}.',
      '{base?}It transfers a little to my collar.',
      '{lips?}It wears off in the middle first.',
    ],
    color: [
      '{colored?}The shade is a little darker than in the pictures.',
      '{colored?}The color is warmer in real life than on my screen.',
      '{base?}It oxidizes a little, so go half a shade lighter.',
      '{eyeshadow?}One of the shades is a bit chalky.',
    ],
    look: [
      '{base?}Great on good skin days, less forgiving on dry days.',
      '{colored?}You need a light hand with this one.',
    ],
    blend: [
      'The applicator takes some practice.',
      '{mascara?}The brush is a little big for my lashes.',
      '{lips?}It needs a mirror and a steady hand.',
      '{mascara?}It needs two coats before you see much.',
      '{base?}It sets fast, so work quickly.',
    ],
    feel: [
      '{lips?}Put balm on first or it’s a little drying.',
      '{base?}It has a slight tacky feel until it sets.',
    ],
    scent: ['It has a scent I could do without.'],
  },
  bad: {
    hold: [
      'It was gone by noon.',
      'It smudged no matter which primer I used.',
      '{mascara?}Raccoon eyes by lunch.',
      '{lips?}One coffee and it’s on the cup instead of on me.',
    ],
    color: [
      '{base?}The color looks orange on me.',
      '{eyeshadow?}It’s chalky, and the color doesn’t show up.',
      'Nothing like the picture.',
    ],
    look: [
      '{base?}It emphasizes every pore I have.',
      '{base?}It settled into lines I didn’t know I had.',
      'By evening it looked cakey.',
    ],
    feel: [
      'It feels heavy on.',
      '{eyes?}My eyes watered each time I wore it.',
      '{lips?}So drying that my lips peeled.',
    ],
    amount: ['{weeks?}The {noun} dried out in no time.'],
    scent: ['The smell is chemical and doesn’t go away.'],
    blend: ['{colored?}It’s patchy, and the more I blend, the worse it gets.'],
  },
});
