/** Shown when the provider does not return three names. */
export const fallbackNames = ['BeautyHub', 'GlowMarket', 'LuxeFind'] as const;

const model = 'sonar';
const defaultTimeoutMs = 30_000;

const systemPrompt =
  'You are a branding expert. Answer with exactly three brand names, one on each line, and nothing else: no numbers, no explanations, no quotation marks.';
const userPrompt =
  'Suggest three short, memorable brand names for a website that compares prices of beauty and skincare products across retailers.';

interface GenerateNamesInput {
  baseUrl: string;
  /** The visitor's own key, sent only to the provider. */
  key: string;
  timeoutMs?: number;
}

/**
 * Requests three names from the provider. Returns the fallback names unless it sends exactly three;
 * throws if the request fails.
 */
export async function generateNames(input: GenerateNamesInput): Promise<readonly string[]> {
  const response = await fetch(`${input.baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${input.key}`,
      'Content-Type': 'application/json',
    },
    // Send no credentials or referrer.
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
  if (!response.ok) throw new Error(`The provider responded with status ${response.status}.`);
  const answer = await response.json();
  const names = readNames(String(answer.choices[0].message.content));
  return names.length === 3 ? names : fallbackNames;
}

function readNames(content: string): string[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 3);
}
