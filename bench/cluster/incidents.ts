import type { Rig } from './rig.ts';

export interface Incident {
  kill(rig: Rig): Promise<void>;
  /** What the supervisor or the failover manager does after it has noticed. */
  heal(rig: Rig): Promise<void>;
}

export const webProcess = (index: number): Incident => ({
  kill: async ({ web }) => web[index]?.kill(),
  heal: async ({ web }) => web[index]?.start(),
});

export const worker = (index: number): Incident => ({
  kill: async ({ workers }) => workers[index]?.kill(),
  heal: async ({ workers }) => workers[index]?.start(),
});

/** Components of which only one may be away at a time: two would lose data, in any such site. */
export const databaseIncidents: Record<string, Incident> = {
  replica: {
    async kill(rig) {
      await rig.replica().kill();
      await rig.setSynchronous(false);
    },
    async heal(rig) {
      await rig.replica().start();
      await rig.setSynchronous(true);
    },
  },
  'primary (failover)': {
    kill: (rig) => rig.primary().kill(),
    async heal(rig) {
      await rig.failOver();
      await rig.rebuildReplica();
    },
  },
};

export const serviceIncidents: Record<string, Incident> = {
  Redis: { kill: ({ redis }) => redis.kill(), heal: ({ redis }) => redis.start() },
  PgBouncer: { kill: ({ pooler }) => pooler.kill(), heal: ({ pooler }) => pooler.start() },
};

export const incidents: Record<string, Incident> = {
  'web process': webProcess(0),
  worker: worker(0),
  ...serviceIncidents,
  ...databaseIncidents,
};
