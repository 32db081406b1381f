// What the server tells of a table of Escape, by shorter names.
export interface RoomView {
  room: string;
  x: number;
  y: number;
  turn: number;
  gems: number;
  treasure: boolean;
  torch: boolean;
}
export interface DieView {
  die: number;
  state: string;
  face: string;
}
export interface PlayerView {
  seat: number;
  colour: string;
  pawn: string;
  at: string;
  escaped: boolean;
  gave: boolean;
  ready: boolean;
  eased: boolean;
  away: boolean;
  silenced: boolean;
  hand: string;
  dice: DieView[];
  power: number;
  rolls_from: number;
  holds: string;
  curses: string[];
  treasures: string[];
  extra_gems: number;
  chooses: boolean;
}
export interface PoolView {
  room: string;
  gems: number;
  face: string;
  price: number;
  total: number;
  items: [number, string][];
}
export interface VoteView {
  ballot: string;
  since: number;
  yes: number[];
}
export interface ClockView {
  now: number;
  t: number;
  running: boolean;
  paused: number;
  resumes: number;
  track: string;
  countdown: number;
  ends: number;
  round: number;
  roller: number;
}
export interface Decision {
  seat: number;
  question: string;
  rule: string;
  facts?: Record<string, unknown>;
}
export interface View {
  seat: number | null;
  pile: string[];
  seats: number;
  options: Record<string, boolean | number | string | null>;
  waiting: Decision[];
  clock: ClockView;
  rooms: RoomView[];
  pile_size: number;
  depot: number;
  spare: number;
  exit_price: number;
  players: PlayerView[];
  pools: PoolView[];
  votes: VoteView[];
  passages: [string, string][];
  curse_pile: number;
  treasure_pile: number;
  outcome: string;
}
export interface GemSymbol {
  gems: number;
  price: number;
  face: string;
}
export interface RoomFace {
  room: string;
  group: string;
  openings: string[];
  stairs: boolean;
  cost: string;
  gems: GemSymbol[];
  mask: boolean;
  treasure: boolean;
}
export interface Cue {
  t: number;
  cue: string;
  number: number;
}
export interface Components {
  box: string;
  faces: string[];
  dice: number;
  dice_solo: number;
  colours: string[];
  rooms: RoomFace[];
  curses: { curse: string; count: number; lift: string; extra: boolean }[];
  treasures: { treasure: string; count: number; extra: boolean }[];
  treasure_price: string;
  discover_price: string;
  depot: number[];
  spare: number;
  introduction: number;
  tracks: Record<string, Cue[]>;
  pace: Record<string, number>;
  powers: number[];
}
export type Event = { rule: string } & (
  | { event: 'game-began'; seats: number; level: string; depot: number; spare: number }
  | { event: 'room-laid'; room: string; x: number; y: number; turn: number }
  | { event: 'colour-taken'; seat: number; colour: string }
  | {
      event: 'seat-ready' | 'turn-passed' | 'line-lost' | 'line-back' | 'room-returned';
      seat: number;
    }
  | { event: 'ease-switched' | 'hand-on-head'; seat: number; on: boolean }
  | { event: 'started' | 'game-resumed' | 'conceded' }
  | { event: 'dice-rolled'; seat: number; dice: number[]; power: number }
  | { event: 'dice-settled'; seat: number; dice: number[]; faces: string[] }
  | { event: 'dice-fell' | 'die-buried' | 'die-dug-out'; seat: number; die: number }
  | { event: 'dice-unlocked'; seat: number; whose: number; dice: number[] }
  | { event: 'room-entered' | 'teleported'; seat: number; start: string; to: string }
  | { event: 'room-drawn'; seat: number; room: string; left: number }
  | { event: 'room-placed'; seat: number; room: string; x: number; y: number; turn: number }
  | { event: 'pinged' | 'torch-lit'; seat: number; room: string }
  | {
      event: 'pool-joined';
      seat: number;
      room: string;
      dice: number[];
      tiles: string[];
      gems: number;
    }
  | { event: 'pool-aimed'; seat: number; room: string; gems: number }
  | { event: 'pool-left'; seat: number; dice: number[]; tiles: string[] }
  | { event: 'gems-activated'; room: string; gems: number; depot: number; names: number[] }
  | { event: 'escaped'; seat: number; left: number }
  | { event: 'die-given'; seat: number; whose: number; die: number }
  | { event: 'vote-opened'; seat: number; ballot: string }
  | { event: 'vote-cast'; seat: number; ballot: string; yes: boolean }
  | { event: 'vote-failed'; ballot: string }
  | { event: 'fate-helped'; depot: number; spare: number; freed: number }
  | { event: 'gong-struck'; countdown: number }
  | { event: 'seconds-left'; seconds: number }
  | { event: 'door-slammed'; countdown: number; safe: number[] }
  | { event: 'die-lost'; seat: number; die: number; left: number }
  | { event: 'game-paused' | 'collapsed'; names: number[] }
  | { event: 'resuming'; wait: number }
  | { event: 'called'; seat: number; call: string }
  | { event: 'curse-drawn'; seat: number; curse: string; left: number }
  | { event: 'curse-discarded' | 'curse-lifted'; seat: number; curse: string }
  | { event: 'souls-swapped' | 'souls-returned'; seat: number; partner: number }
  | { event: 'treasure-laid'; room: string; left: number }
  | { event: 'treasure-taken'; seat: number; room: string; treasure: string }
  | { event: 'treasure-spent'; seat: number; treasure: string }
  | { event: 'healed'; seat: number; freed: number }
  | { event: 'passage-opened'; seat: number; room: string; other: string }
  | { event: 'torch-burnt-out'; room: string }
  | { event: 'all-escaped'; t: number }
  | { event: 'power-set'; seat: number; power: number }
);
