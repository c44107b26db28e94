/** What is shown when the provider gives no three names. */
export const fallbackNames = ['BeautyHub', 'GlowMarket', 'LuxeFind'] as const;

const model = 'sonar';
const defaultTimeoutMs = 30_000;

const systemPrompt =
  'You are a branding expert. Answer with exactly three brand names, one on each line, and nothing else: no numbers, no explanations, no quotation marks.';
const userPrompt =
  'Suggest three short, memorable brand names for a website that compares prices of beauty and skincare products across retailers.';

interface GenerateNamesInput {
  baseUrl: string;
  /** The visitor's own; it goes to the provider and nowhere else. */
  key: string;
  timeoutMs?: number;
}

/** Asks the provider for names. Three, or our own when it gave another number; throws when it failed. */
export async function generateNames(input: GenerateNamesInput): Promise<readonly string[]> {
  const response = await fetch(`${input.baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${input.key}`,
      'Content-Type': 'application/json',
    },
    // Nothing of ours goes along.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(input.timeoutMs ?? defaultTimeoutMs),
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: systemPrompt },
        { role: 'user', content: userPrompt },
      ],
      temperature: 0.7,
      top_p: 0.9,
      max_tokens: 200,
      return_images: false,
      return_related_questions: false,
      frequency_penalty: 1,
      presence_penalty: 0,
    }),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  const answer = await response.json();
  const names = readNames(String(answer.choices[0].message.content));
  return names.length === 3 ? names : fallbackNames;
}

/** The names in an answer: its lines, trimmed, without empty ones, the first three. */
function readNames(content: string): string[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 3);
}
