// Sound effects, made while they are heard. Off with one setting, and never the only sign of a thing.
import type { GameEvent } from '$protocol';
import { settings } from './settings.svelte.ts';
import { type Layer, SOUNDS, type SoundName } from './sounds.ts';

export type { SoundName };

/** Everything together stays below this: a fifth of full scale, -14 dBFS. */
const CEILING = 0.2;
const NOISE_SECONDS = 2;
/** The same sound again within this time would only be louder, not clearer. */
const SHORTEST_REPEAT = 0.05;

let output: { context: AudioContext; mixer: AudioNode } | null = null;
const lastHeard = new Map<SoundName, number>();

/** Play a sound now; silently nothing before the first click or key, as browsers ask for. */
export function play(name: SoundName): void {
  if (!settings.liking.sound || !navigator.userActivation?.hasBeenActive) return;
  output ??= open();
  const { context, mixer } = output;
  // A phone puts the sound to sleep when the page was away.
  if (context.state !== 'running') void context.resume();
  const now = context.currentTime;
  if (now - (lastHeard.get(name) ?? Number.NEGATIVE_INFINITY) < SHORTEST_REPEAT) return;
  lastHeard.set(name, now);
  sound(context, mixer, name, now);
}

/** What one hears of an event, if anything. */
export function soundOf(event: GameEvent): SoundName | null {
  return HEARD[event.event];
}

function open(): { context: AudioContext; mixer: AudioNode } {
  const context = new AudioContext();
  return { context, mixer: mixerOf(context) };
}

/** Rounds off whatever comes together, so that nothing is ever louder than the ceiling. */
export function mixerOf(context: BaseAudioContext): AudioNode {
  const mixer = context.createWaveShaper();
  mixer.curve = Float32Array.from({ length: 513 }, (_, i) => CEILING * Math.tanh((i - 256) / 160));
  mixer.connect(context.destination);
  return mixer;
}

/** Put a sound's layers on the timeline of a context. */
export function sound(
  context: BaseAudioContext,
  mixer: AudioNode,
  name: SoundName,
  start: number,
): void {
  for (const layer of SOUNDS[name]) addLayer(context, mixer, layer, start);
}

function addLayer(context: BaseAudioContext, mixer: AudioNode, layer: Layer, start: number): void {
  const from = start + (layer.at ?? 0);
  const peak = from + (layer.swell ?? 0.003);
  const until = from + layer.for;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(layer.loud, peak);
  // Dies away like something struck, and is silent before it is cut off.
  envelope.gain.setTargetAtTime(0, peak, (until - peak) / 5);
  envelope.connect(mixer);

  const filter = context.createBiquadFilter();
  filter.connect(envelope);
  const source = layer.of === 'noise' ? noise(context) : context.createOscillator();
  source.connect(filter);
  if (source instanceof OscillatorNode) {
    source.type = layer.of as OscillatorType;
    filter.type = 'lowpass';
    filter.frequency.value = layer.dull ?? 6000;
    glide(source.frequency, layer, from);
  } else {
    filter.type = 'bandpass';
    filter.Q.value = layer.narrow ?? 1;
    glide(filter.frequency, layer, from);
  }
  source.start(from);
  source.stop(until);
}

function glide(frequency: AudioParam, { pitch, for: length }: Layer, from: number): void {
  frequency.setValueAtTime(pitch[0] ?? 440, from);
  for (const [index, next] of pitch.slice(1).entries()) {
    const reached = from + (length * (index + 1)) / (pitch.length - 1);
    frequency.exponentialRampToValueAtTime(next, reached);
  }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBufferSourceNode {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

const HEARD: Record<GameEvent['event'], SoundName | null> = {
  'game-began': 'mechanism',
  'cat-taken': null,
  'cards-drawn': 'card',
  'turn-began': null,
  'mummies-rolled': 'dice',
  'symbol-resolved': null,
  'foe-moved': 'shuffle',
  'foe-halted': null,
  'foe-held': null,
  'heart-added': 'heart',
  'heart-lost': null,
  'mummy-woke': 'howl',
  'torches-eaten': 'dark',
  'mummy-placed': 'shuffle',
  'foe-attacked': 'bite',
  'split-proposed': null,
  'split-fixed': null,
  objected: null,
  'deadlock-called': null,
  'shield-raised': 'shield',
  'cards-lost': 'card',
  'room-placed': 'room',
  'passage-laid': 'room',
  'stride-paid': 'card',
  'cat-walked': 'paws',
  'cat-teleported': 'whoosh',
  'room-lit': 'torch',
  'room-dark': 'dark',
  'foes-advance': 'howl',
  'token-revealed': 'token',
  'trap-sprung': 'bite',
  'token-used': 'token',
  'torches-gained': 'torch',
  'mechanism-triggered': 'mechanism',
  'mechanism-declined': null,
  'exit-opened': 'room',
  'boss-appeared': 'horn',
  'fight-began': 'hit',
  'card-committed': 'card',
  'combat-rolled': 'dice',
  'foe-hit': 'hit',
  'foe-fell': 'fall',
  'ability-used': 'token',
  'ability-silenced': 'dark',
  'regroup-began': 'turn',
  'cat-joined': 'paws',
  'cat-stayed-away': null,
  'cards-offered': 'card',
  'torches-burnt': 'torch',
  'pool-revealed': 'card',
  'card-shared': 'card',
  'pool-shared': null,
  'trade-proposed': null,
  'tokens-traded': 'token',
  'trade-refused': null,
  passed: null,
  'hex-marked': 'ping',
  'hex-unmarked': null,
  'cat-called': 'ping',
  'pile-empty': 'dark',
  'tokens-recycled': 'token',
  'forced-choice': null,
  'game-won': 'win',
  'game-lost': 'loss',
  'pawn-taken': null,
  'vote-cast': 'ping',
  'first-player-found': 'turn',
  'trap-built': 'pour',
  'tile-turned': 'room',
  'colour-demanded': null,
  'tomb-entered': 'mechanism',
  'hand-touched': null,
  rummaged: 'pebble',
  'pull-risked': 'pebble',
  'stone-pulled': 'token',
  'last-stone': 'mechanism',
  rockfall: 'rockfall',
  'sent-back': 'paws',
  'timed-out': 'dark',
  'pull-voided': 'dark',
  'pull-restarted': null,
  'fell-by-itself': 'pebble',
  'stuck-reported': 'ping',
  'stuck-taken-back': null,
  'adventurer-moved': 'paws',
  'adventurer-stayed': null,
  'scarab-gained': 'token',
  'scarabs-full': null,
  'scarab-calmed': 'token',
  'scarab-paid': 'dark',
  'mummy-stepped': 'shuffle',
  'mummy-turned': null,
  'mummy-stopped': null,
  'extra-taken': 'turn',
  'extra-declined': null,
  'player-removed': null,
  'mummy-freed': 'win',
  'rounds-over': 'horn',
  'game-void': 'loss',
  // Escape makes its own, for some only where they concern oneself.
  'room-laid': null,
  'colour-taken': null,
  'seat-adopted': null,
  'seat-ready': null,
  'ease-switched': null,
  started: null,
  'dice-rolled': null,
  'dice-settled': null,
  'dice-fell': null,
  'dice-unlocked': null,
  'room-entered': null,
  'room-drawn': null,
  'room-returned': null,
  'pool-joined': null,
  'pool-aimed': null,
  'pool-left': null,
  'gems-activated': null,
  escaped: null,
  'die-given': null,
  'vote-opened': null,
  'vote-failed': null,
  'fate-helped': null,
  'gong-struck': null,
  'seconds-left': null,
  'door-slammed': null,
  'die-lost': null,
  'game-paused': null,
  resuming: null,
  'game-resumed': null,
  'turn-passed': null,
  called: null,
  pinged: null,
  'line-lost': null,
  'line-back': null,
  'curse-drawn': null,
  'curse-discarded': null,
  'curse-lifted': null,
  'die-buried': null,
  'die-dug-out': null,
  'hand-on-head': null,
  'souls-swapped': null,
  'souls-returned': null,
  'souls-parted': null,
  'treasure-laid': null,
  'treasure-taken': null,
  'treasure-spent': null,
  healed: null,
  teleported: null,
  'passage-opened': null,
  'torch-lit': null,
  'torch-burnt-out': null,
  conceded: null,
  collapsed: null,
  'all-escaped': null,
  'power-set': null,
};
