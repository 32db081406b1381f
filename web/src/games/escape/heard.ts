// What everybody hears, and reads as a caption.
import type { SoundName } from '../../app/sounds.ts';
import type { Event } from './types.ts';

/** What has a sound. */
export const HEARD: Partial<Record<Event['event'], SoundName>> = {
  'room-placed': 'room',
  'room-entered': 'paws',
  'gems-activated': 'mechanism',
  'dice-unlocked': 'token',
  'curse-drawn': 'howl',
  'curse-lifted': 'shield',
  'treasure-taken': 'token',
  'die-lost': 'dark',
  'dice-fell': 'dark',
  'fate-helped': 'win',
  healed: 'win',
  teleported: 'whoosh',
  'torch-lit': 'torch',
  called: 'ping',
  pinged: 'ping',
  escaped: 'win',
};

/** What has a caption: everything that has a sound for all. */
export const TOLD: ReadonlySet<string> = new Set<Event['event']>([
  'started',
  'gong-struck',
  'door-slammed',
  'collapsed',
  'gems-activated',
  'dice-unlocked',
  'curse-drawn',
  'curse-lifted',
  'treasure-taken',
  'die-lost',
  'dice-fell',
  'fate-helped',
  'healed',
  'escaped',
  'called',
  'pinged',
  'teleported',
  'torch-lit',
  'passage-opened',
  'souls-swapped',
  'game-paused',
  'game-resumed',
]);
