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

test('late parts replay their own presses, also those after the page hydrated', () => {
  const { button, hydrate } = renderPage(`
    <button type="button" id="share">Share</button>
    <div data-late id="tabs"><button type="button" id="reviews">Reviews</button></div>
    <div data-late id="filters"><button type="button" id="brand">Brand</button></div>`);
  button('share').click();
  button('reviews').click();
  hydrate('share');
  replayPreHydrationEvents();
  expect(pressed).toEqual(['share']);
  button('share').click();
  button('brand').click();
  hydrate('reviews');
  replayPreHydrationEvents(button('tabs'));
  expect(pressed).toEqual(['share', 'share', 'reviews']);
  hydrate('brand');
  replayPreHydrationEvents(button('filters'));
  expect(pressed).toEqual(['share', 'share', 'reviews', 'brand']);
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
