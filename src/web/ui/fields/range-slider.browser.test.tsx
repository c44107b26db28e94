import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestForm } from '../../../../tests/browser/test-form';
import { RangeSlider } from './range-slider';

const low = page.getByRole('slider', { name: 'From' });
const high = page.getByRole('slider', { name: 'To' });

function PriceRange(props: Partial<ComponentProps<typeof RangeSlider>>) {
  return (
    <RangeSlider
      label="Price"
      low={{ label: 'From', name: 'min' }}
      high={{ label: 'To', name: 'max' }}
      max={500}
      step={10}
      format={(value) => `$${value}`}
      {...props}
    />
  );
}

/** The middle of a thumb on screen, and of the track at a share of its length. */
function placeAt(share: number) {
  const { left, top, width, height } = low.element().getBoundingClientRect();
  const thumb = 24;
  return { x: left + thumb / 2 + share * (width - thumb), y: top + height / 2 };
}

test('names both thumbs and says the range in words', async () => {
  await render(<PriceRange defaultValue={[50, 200]} />);
  await expect.element(page.getByRole('group', { name: 'Price' })).toBeVisible();
  await expect.element(low).toHaveAttribute('aria-valuetext', '$50');
  await expect.element(high).toHaveAttribute('aria-valuetext', '$200');
  await expect.element(page.getByRole('status')).toHaveTextContent('$50 – $200');
});

test('moves each thumb by keyboard and commits when the key is released', async () => {
  const onChange = vi.fn();
  const onCommit = vi.fn();
  await render(<PriceRange onChange={onChange} onCommit={onCommit} />);
  await userEvent.tab();
  await expect.element(low).toHaveFocus();
  await userEvent.keyboard('{ArrowRight>}');
  expect(onChange).toHaveBeenLastCalledWith([10, 500]);
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.keyboard('{/ArrowRight}');
  expect(onCommit).toHaveBeenLastCalledWith([10, 500]);
  await userEvent.tab();
  await expect.element(high).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onCommit).toHaveBeenLastCalledWith([10, 490]);
});

test('does not commit when nothing has changed', async () => {
  const onCommit = vi.fn();
  await render(<PriceRange onCommit={onCommit} />);
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowLeft}a');
  await low.click({ position: { x: 12, y: 22 } });
  expect(onCommit).not.toHaveBeenCalled();
});

test('stops a thumb at the other one', async () => {
  await render(<PriceRange defaultValue={[100, 120]} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(low).toHaveValue('120');
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await expect.element(high).toHaveValue('120');
});

test('a press on the track moves the nearer thumb there', async () => {
  const onCommit = vi.fn();
  await render(<PriceRange onCommit={onCommit} />);
  await low.click({
    position: { x: low.element().getBoundingClientRect().width * 0.2, y: 22 },
    force: true,
  });
  expect(onCommit).toHaveBeenLastCalledWith([100, 500]);
  await low.click({
    position: { x: low.element().getBoundingClientRect().width * 0.8, y: 22 },
    force: true,
  });
  expect(onCommit).toHaveBeenLastCalledWith([100, 400]);
});

test('commits once at the end of a drag, wherever the pointer is then', async () => {
  const onCommit = vi.fn();
  await render(
    <div style={{ padding: 100 }}>
      <PriceRange onCommit={onCommit} />
    </div>,
  );
  const { x, y } = placeAt(0);
  const end = placeAt(0.4);
  await commands.dragPointer([x, y], [end.x, y], [end.x, y + 90]);
  expect(onCommit.mock.calls).toEqual([[[200, 500]]]);
});

test('commits a press on the track that is released below it', async () => {
  const onCommit = vi.fn();
  await render(
    <div style={{ padding: 100 }}>
      <PriceRange onCommit={onCommit} />
    </div>,
  );
  const { x, y } = placeAt(0.4);
  await commands.dragPointer([x, y], [x, y + 90]);
  expect(onCommit.mock.calls).toEqual([[[200, 500]]]);
});

test('sends both ends', async () => {
  const { TestForm, submitted } = createTestForm();
  await render(
    <TestForm>
      <PriceRange defaultValue={[50, 200]} />
    </TestForm>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenCalledWith({ min: ['50'], max: ['200'] });
});

test('stays where its owner puts it when controlled', async () => {
  const onChange = vi.fn();
  const screen = await render(<PriceRange value={[50, 200]} onChange={onChange} hideRange />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith([60, 200]);
  await expect.element(low).toHaveValue('50');
  await screen.rerender(<PriceRange value={[60, 200]} onChange={onChange} hideRange />);
  await expect.element(low).toHaveValue('60');
});

test('does not move while disabled', async () => {
  const onChange = vi.fn();
  await render(<PriceRange disabled onChange={onChange} />);
  await low.click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});
