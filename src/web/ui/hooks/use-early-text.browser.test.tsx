import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useEarlyText } from './use-early-text';

function Box({ onText }: { onText: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEarlyText(box, onText);
  return <input ref={box} defaultValue="cream" />;
}

async function hydrateWith(typed: string) {
  const container = document.createElement('div');
  container.innerHTML = '<input value="cream">';
  const input = container.querySelector('input');
  if (input) input.value = typed;
  const onText = vi.fn();
  const root = hydrateRoot(container, <Box onText={onText} />);
  await expect.poll(() => Object.keys(input ?? {}).length).toBeGreaterThan(0);
  await new Promise(requestAnimationFrame);
  root.unmount();
  return onText;
}

test('hands over what was typed before scripts ran', async () => {
  const onText = await hydrateWith('cream for dry skin');
  expect(onText.mock.calls).toEqual([['cream for dry skin']]);
});

test('says nothing when nothing was typed', async () => {
  expect(await hydrateWith('cream')).not.toHaveBeenCalled();
});
