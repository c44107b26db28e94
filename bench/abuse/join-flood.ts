import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { count, type Flood, type FloodInput, type Tally } from './flood.ts';

const connections = 190;
const joinsPerSecond = 36;
const reconnectMs = 250;

/** 190 connections of one user from one address, each joining a private channel 36 times per second. */
export const joinFlood: Flood = async (input) => {
  const tally: Tally = {};
  const until = performance.now() + input.seconds * 1_000;
  await Promise.all(Array.from({ length: connections }, () => keepJoining(input, until, tally)));
  return tally;
};

/** Reconnects whenever the site closes the connection. */
async function keepJoining(input: FloodInput, until: number, tally: Tally): Promise<void> {
  while (performance.now() < until) {
    await joinUntilClosed(input, until, tally);
    await pause(reconnectMs);
  }
}

function joinUntilClosed({ url, person }: FloodInput, until: number, tally: Tally): Promise<void> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`;
  const socket = new WebSocket(address, {
    headers: { 'x-forwarded-for': '203.0.113.7' },
    perMessageDeflate: false,
  });
  const topic = `realtime:person:${person.id}`;
  const payload = { config: { private: true }, access_token: person.token };
  let ref = 0;
  const join = () => {
    if (performance.now() >= until) return socket.terminate();
    ref += 1;
    socket.send(JSON.stringify([String(ref), String(ref), topic, 'phx_join', payload]));
    count(tally, 'joins sent');
  };
  let timer: NodeJS.Timeout | undefined;
  socket.once('open', () => {
    timer = setInterval(join, 1_000 / joinsPerSecond);
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (text.includes('"status":"ok"')) count(tally, 'joined');
    else if (text.includes('"status":"error"')) count(tally, 'join refused');
  });
  socket.once('unexpected-response', (request, answer) => {
    count(tally, `connection refused with ${answer.statusCode}`);
    answer.resume();
    request.destroy();
    socket.terminate();
  });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('close', (code) => {
      clearInterval(timer);
      if (performance.now() < until && code !== 1006) count(tally, `closed with ${code}`);
      resolve();
    });
  });
}
