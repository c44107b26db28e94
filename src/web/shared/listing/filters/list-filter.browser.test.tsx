import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListFilter } from './list-filter';

const choicesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `concern-${index}`,
    name: `Concern ${index}`,
    count: 100 - index,
  }));
const boxes = page.getByRole('checkbox');
const summary = page.getByText('Concern', { exact: true }).last();

test('a long group starts closed and folded, and unfolds', async () => {
  await render(<ListFilter list="concerns" chosen={[]} choices={choicesOf(24)} change={vi.fn()} />);
  await expect.element(boxes).not.toBeInTheDocument();
  await userEvent.click(summary);
  await expect.poll(() => boxes.elements().length).toBe(8);
  await userEvent.click(page.getByRole('button', { name: 'Show all 24' }));
  await expect.poll(() => boxes.elements().length).toBe(24);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a choice is added to the others or removed, and selected ones are never folded', async () => {
  const change = vi.fn();
  await render(
    <ListFilter list="concerns" chosen={['concern-20']} choices={choicesOf(24)} change={change} />,
  );
  await expect.poll(() => boxes.elements().length).toBe(9);
  await userEvent.click(page.getByRole('checkbox', { name: 'Concern 2 98' }));
  expect(change).toHaveBeenLastCalledWith({ concerns: ['concern-20', 'concern-2'] });
  await userEvent.click(page.getByRole('checkbox', { name: 'Concern 20 80' }));
  expect(change).toHaveBeenLastCalledWith({ concerns: ['concern-2'] });
});

test('there is nothing without choices', async () => {
  const { container } = await render(
    <ListFilter list="hairTypes" chosen={[]} choices={[]} change={vi.fn()} />,
  );
  expect(container.textContent).toBe('');
});
