import { compilePhrases } from '../phrases';
import type { ReadableText } from '../readable-text';

const disease =
  'cancer|tumor|tumors|tumour|leukemia|melanoma|diabetes|hiv|aids|herpes|hepatitis|covid|measles|flu|glaucoma|epilepsy|autism|alzheimers|parkinsons|arthritis|lupus|asthma|depression|anxiety|adhd|infertility|hpv|liver|kidney|kidneys|heart_disease|blood_pressure|cholesterol|thyroid|sclerosis|tuberculosis|malaria|fibroids|pcos|stroke|sugar';
const medicine =
  'medication|medications|medicine|medicines|meds|chemo|chemotherapy|insulin|pills|antidepressants|antibiotics|vaccine|vaccines|vaccination|inhaler|statins|birth_control|prescription|prescriptions|doctor|doctors|treatment|drops|epipen';

const phrases = compilePhrases(`
  cure|cured|cures|curing|heal|healed|heals|reversed|reverses|eliminates|eliminated ... ${disease}
  ${disease} ... cured|healed|gone_forever|disappeared|vanished|is_gone|reversed|will_be_normal|be_normal|back_to_normal
  cured|healed forever|completely_of|of_all
  !i|to|doctor|to_me|had_to|you_dont_need_to|she|he|me stop|quit taking|using|your your|the|all|any? ${medicine}
  throw|threw|toss|tossed|dump|dumped|flush|ditch|ditched away|out|down? .. ${medicine} ... away|after|out|poison|cure|need|you|everyone|since|because
  throw|threw .. ${medicine} away|out
  threw|tossed|throw out|away your|my|the|all antidepressants|insulin|medication|meds|medicine|pills|chemo|vaccines|inhaler
  stopped|quit taking|using my insulin|antidepressants|medication|meds|heart|inhaler|chemo|pills !during|because|while|on
  pills|vaccines|chemo|medicine|doctors|drugs are|is poison|a_scam|killing|evil
  you|we|kids|children do_not|dont need vaccines|vaccine|a_doctor|doctors|insulin|chemo|medicine|medication|antibiotics|dermatologist
  no need for|of a|the|any? doctor|doctors|dermatologist|hospital|surgery|vaccines|medicine|medication
  instead of .. ${medicine} .. from_the_doctor|from_my_doctor|from_the
  i|you|should|to|we drink|swallow|ingest|eat .. essential|oil|cream|perfume|spoons|bleach|this_oil
  everyone should drink|swallow
  with bleach and|on|for|leave
  mix|mixed|mixing .. bleach|ammonia|acid_from .. and|on|with !hair
  straight|directly|right in|into the|your|my eyes|eye|ears|vein|bloodstream
  inject|injected|injecting .. yourself|myself|it|this|at_home
  moles|mole|wart|skin_tag .. fall|fell|falls|cut off|right|it_off
  safe to eat|drink|swallow
  doctors|doctor were|was|are|do_not|dont speechless|hate|want_you|shocked|hiding
  big pharma
`);

/** Promises of cures, and advice that can hurt the people who follow it. */
export function isHealthRisk({ tokens }: ReadableText): boolean {
  return phrases(tokens) > 0;
}
