import { afterEach, expect, test } from 'vitest';
import { preHydrationEventsScript, replayPreHydrationEvents } from './pre-hydration-events';

const pressed: string[] = [];

/** A page whose buttons write down their presses once `hydrate` has been called. */
function renderPage(html: string) {
  document.body.innerHTML = html;
  new Function(preHydrationEventsScript)();
  const button = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`There is no ${id}.`);
    return element;
  };
  const hydrate = (id: string) => button(id).addEventListener('click', () => pressed.push(id));
  return { button, hydrate };
}

afterEach(() => {
  window.preHydrationEvents?.stop();
  delete window.preHydrationEvents;
  document.body.innerHTML = '';
  pressed.length = 0;
});

test('a button that was pressed before hydration is pressed once more', () => {
  const { button, hydrate } = renderPage('<button type="button" id="share">Share</button>');
  button('share').click();
  button('share').click();
  hydrate('share');
  replayPreHydrationEvents();
  expect(pressed).toEqual(['share']);
  expect(window.preHydrationEvents).toBeUndefined();
});

test('a popover that has opened is not pressed again', () => {
  const { button, hydrate } = renderPage(`
    <button type="button" id="menu" popovertarget="panel">Menu</button>
    <div id="panel" popover="auto">Panel</div>`);
  button('menu').click();
  expect(button('panel').matches(':popover-open')).toBe(true);
  hydrate('menu');
  replayPreHydrationEvents();
  expect(pressed).toEqual([]);
  expect(button('panel').matches(':popover-open')).toBe(true);
});
