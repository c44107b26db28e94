import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type SignedIn, signInPeople } from '../people.ts';
import type { Rig } from '../rig.ts';

const people = 8;
const products = 600;
const pauseMs = 3_000;

const idsSchema = z.object({ ids: z.array(z.number()) });

/** People save products through the load balancer; each saves a product once, so that nothing is overwritten. */
export async function startFavorites(rig: Rig) {
  const signedIn = await signInPeople(rig, people);
  const saved = new Map<SignedIn, number[]>(signedIn.map((person) => [person, []]));
  let refused = 0;
  let stopped = false;

  async function save(person: SignedIn): Promise<void> {
    for (let productId = 1; productId <= products && !stopped; productId += 1) {
      const change = { method: 'POST', body: { items: [{ productId }] } };
      await person.ask(rig.url, '/api/favorites', change).then(
        () => saved.get(person)?.push(productId),
        () => {
          refused += 1;
        },
      );
      await pause(pauseMs);
    }
  }
  const running = Promise.all(signedIn.map(save));
  return {
    acknowledged: () => [...saved.values()].reduce((sum, ids) => sum + ids.length, 0),
    refused: () => refused,
    async stop() {
      stopped = true;
      await running;
    },
    async countLost(): Promise<number> {
      let lost = 0;
      for (const [person, expected] of saved) {
        const { ids } = idsSchema.parse(await person.ask(rig.url, '/api/favorites'));
        lost += expected.filter((id) => !ids.includes(id)).length;
      }
      return lost;
    },
  };
}
