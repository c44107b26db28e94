import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useOutsidePress } from './use-outside-press';

function Example({ active, onPress }: { active: boolean; onPress: () => void }) {
  const inside = useRef<HTMLDivElement>(null);
  useOutsidePress(inside, active, onPress);
  return (
    <>
      <div ref={inside}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}
const press = (name: string) => page.getByRole('button', { name }).click();

test('notices a press outside and not one inside', async () => {
  const onPress = vi.fn();
  await render(<Example active onPress={onPress} />);
  await press('Inside');
  expect(onPress).not.toHaveBeenCalled();
  await press('Outside');
  expect(onPress).toHaveBeenCalledOnce();
});

test('listens only while active, to the latest callback', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const screen = await render(<Example active={false} onPress={first} />);
  await press('Outside');
  await screen.rerender(<Example active onPress={first} />);
  await screen.rerender(<Example active onPress={second} />);
  await press('Outside');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  await screen.unmount();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(second).toHaveBeenCalledOnce();
});
