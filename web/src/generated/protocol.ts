// Generated from the messages of Mastaba's server; do not edit.

/** The wish with this ticket is entry `seq` of the table, durably. */
export interface Accepted {
  type: "accepted";
  ticket: string;
  seq: number;
}

/** Which move would a bot make in my seat? Without a name: the best bot there is. */
export interface AskHint {
  type: "hint";
  ticket: string;
  seat: number;
  bot?: string;
}

/** What could I work out from my seat, or as a spectator (null)? */
export interface AskInsight {
  type: "insight";
  ticket: string;
  seat?: number | null;
}

/** Which moves are legal for my seat now? */
export interface AskMoves {
  type: "moves";
  ticket: string;
  seat: number;
}

/** What would this move surely do? */
export interface AskPreview {
  type: "preview";
  ticket: string;
  seat: number;
  move: string;
}

/** Why a player may want to think again about a legal move: the rule that makes it costly, and a message that says what it costs. */
export interface Caution {
  rule: string;
  key: string;
  facts?: Record<string, unknown>;
}

/** A seat as everybody sees it. `away`: its person is missing and a bot plays on. */
export interface ChairSight {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  ready: boolean;
  away: boolean;
}

/** Change the options before the start. */
export interface Choose {
  wish: "choose";
  options: Record<string, boolean | number | string | null>;
}

export type ClientMessage = Hello | SendWish | AskMoves | AskPreview | AskInsight | AskHint | Hand | Ping;

/** The connection ends: why, and whether coming back at once makes sense. */
export interface Closing {
  type: "closing";
  key: string;
  again?: boolean;
  facts?: Record<string, unknown>;
}

export interface ComeBack {
  wish: "come-back";
  seat: number;
}

export interface CursedTombAdventurerMoved {
  event: "adventurer-moved";
  rule: string;
  seat: number;
  start: string;
  to: string;
  forward: boolean;
}

export interface CursedTombAdventurerStayed {
  event: "adventurer-stayed";
  rule: string;
  seat: number;
  at: string;
}

/** That the action goes well, in percent; how the stone lies; and what patience is left. */
export interface CursedTombChances {
  success: number;
  lies: string;
  patience: number;
}

/** The clock of what is asked, in milliseconds: running since, for how long, and the reserve after it; warnings so many seconds before the end. */
export interface CursedTombClockView {
  since: number;
  limit: number;
  reserve: number;
  warnings: number[];
}

export interface CursedTombColourDemanded {
  event: "colour-demanded";
  rule: string;
  seat: number;
  colour: string;
}

/** Where a stone of the colour would lead a seat's adventurer; empty if nowhere. */
export interface CursedTombColourWay {
  seat: number;
  colour: string;
  forward: string;
  backward: string;
}

/** The box: every component with what is printed on it. */
export interface CursedTombComponents {
  box: string;
  track: CursedTombSquareSpace[];
  bays: string[];
  snake: string;
  backs: Record<string, string>;
  tiles: CursedTombTileFace[];
  stones: CursedTombStoneColour[];
  pawns: string[];
  scarabs: number;
  scarab_limit: number;
  mad_scarab_limit: number;
  scarabs_to_enter: number;
  paces: CursedTombPaceOdds[];
  patience: number;
  rummage_cost: number;
  rummage_chance: number;
  clock_reserve: number;
  clock_warnings: number[];
}

/** What the game waits for, and from whom. */
export interface CursedTombDecision {
  seat: number;
  question: string;
  rule: string;
  facts?: Record<string, unknown>;
}

export type CursedTombEvent = CursedTombGameBegan | CursedTombPawnTaken | CursedTombVoteCast | CursedTombFirstPlayerFound | CursedTombTrapBuilt | CursedTombTurnBegan | CursedTombTileTurned | CursedTombColourDemanded | CursedTombTombEntered | CursedTombHandTouched | CursedTombRummaged | CursedTombPullRisked | CursedTombStonePulled | CursedTombLastStone | CursedTombRockfall | CursedTombSentBack | CursedTombTimedOut | CursedTombPullVoided | CursedTombPullRestarted | CursedTombFellByItself | CursedTombStuckReported | CursedTombStuckTakenBack | CursedTombAdventurerMoved | CursedTombAdventurerStayed | CursedTombScarabGained | CursedTombScarabsFull | CursedTombScarabCalmed | CursedTombScarabPaid | CursedTombMummyWoke | CursedTombMummyStepped | CursedTombMummyTurned | CursedTombMummyStopped | CursedTombExtraTaken | CursedTombExtraDeclined | CursedTombForcedChoice | CursedTombPlayerRemoved | CursedTombMummyFreed | CursedTombRoundsOver | CursedTombGameVoid;

export interface CursedTombExtraDeclined {
  event: "extra-declined";
  rule: string;
  seat: number;
}

export interface CursedTombExtraTaken {
  event: "extra-taken";
  rule: string;
  seat: number;
}

export interface CursedTombFellByItself {
  event: "fell-by-itself";
  rule: string;
  thing: string;
}

export interface CursedTombFirstPlayerFound {
  event: "first-player-found";
  rule: string;
  seat: number;
}

export interface CursedTombForcedChoice {
  event: "forced-choice";
  rule: string;
  seat: number;
  question: string;
}

export interface CursedTombGameBegan {
  event: "game-began";
  rule: string;
  seats: number;
  variant: string;
}

export interface CursedTombGameVoid {
  event: "game-void";
  rule: string;
}

export interface CursedTombHandTouched {
  event: "hand-touched";
  rule: string;
  seat: number;
}

/** `next_tile`: how many of the unseen tiles of its kind have each colour. */
export interface CursedTombInsight {
  ways: CursedTombColourWay[];
  walks: CursedTombMummyWalk[];
  next_tile: Record<string, number>;
}

export interface CursedTombLastStone {
  event: "last-stone";
  rule: string;
  seat: number;
  colour: string;
}

export interface CursedTombMummyFreed {
  event: "mummy-freed";
  rule: string;
  seat: number;
}

export interface CursedTombMummyStepped {
  event: "mummy-stepped";
  rule: string;
  to: string;
}

export interface CursedTombMummyStopped {
  event: "mummy-stopped";
  rule: string;
  at: string;
  facing: string;
}

export interface CursedTombMummyTurned {
  event: "mummy-turned";
  rule: string;
  at: string;
  facing: string;
}

/** Where she stands, and whether she faces the entrance or the tomb. */
export interface CursedTombMummyView {
  at: string;
  facing: string;
}

/** The squares she would enter if so many heads woke her now, and how she would stand then. */
export interface CursedTombMummyWalk {
  heads: number;
  path: string[];
  facing: string;
}

/** She sets off for so many steps; a further leg follows when one ends on heads. */
export interface CursedTombMummyWoke {
  event: "mummy-woke";
  rule: string;
  heads: number;
  start: string;
  facing: string;
}

/** A pace of the abstract trap: its cost in patience, and its chances in percent by how a stone lies. */
export interface CursedTombPaceOdds {
  pace: string;
  cost: number;
  chances: Record<string, number>;
}

export interface CursedTombPawnTaken {
  event: "pawn-taken";
  rule: string;
  seat: number;
  pawn: string;
}

export interface CursedTombPlayerRemoved {
  event: "player-removed";
  rule: string;
  seat: number;
  scarabs: number;
}

/** A player and the adventurer; `at` is empty once the player has left. `time_outs` are those in a row, `reserve` milliseconds beside the pull clock. */
export interface CursedTombPlayerView {
  seat: number;
  pawn: string;
  at: string;
  scarabs: number;
  time_outs: number;
  reserve: number;
}

export interface CursedTombPullRestarted {
  event: "pull-restarted";
  rule: string;
  seat: number;
}

/** It goes well if `drawn` is below `chance`. */
export interface CursedTombPullRisked {
  event: "pull-risked";
  rule: string;
  seat: number;
  stone: string;
  lies: string;
  pace: string;
  chance: number;
  drawn: number;
}

/** The pull under way: the how-many-eth of the game, for which colour and what; `stuck` are the seats that want it void, `patience` is for the abstract trap. */
export interface CursedTombPullView {
  number: number;
  seat: number;
  colour: string;
  stage: string;
  touched: boolean;
  voids: number;
  stuck: number[];
  patience: number;
}

export interface CursedTombPullVoided {
  event: "pull-voided";
  rule: string;
  seat: number;
  cause: string;
  times: number;
}

export interface CursedTombRockfall {
  event: "rockfall";
  rule: string;
  seat: number;
  thing: string;
}

/** `seat` is who wins, -1 if it is a draw. */
export interface CursedTombRoundsOver {
  event: "rounds-over";
  rule: string;
  seat: number;
  round: number;
}

/** It goes well if `drawn` is below `chance`. */
export interface CursedTombRummaged {
  event: "rummaged";
  rule: string;
  seat: number;
  cover: string;
  stone: string;
  chance: number;
  drawn: number;
}

/** A scarab was found beside the mummy and went straight back. */
export interface CursedTombScarabCalmed {
  event: "scarab-calmed";
  rule: string;
  seat: number;
  scarabs: number;
}

export interface CursedTombScarabGained {
  event: "scarab-gained";
  rule: string;
  seat: number;
  scarabs: number;
  supply: number;
}

export interface CursedTombScarabPaid {
  event: "scarab-paid";
  rule: string;
  seat: number;
  scarabs: number;
  supply: number;
}

export interface CursedTombScarabsFull {
  event: "scarabs-full";
  rule: string;
  seat: number;
  scarabs: number;
}

export interface CursedTombSentBack {
  event: "sent-back";
  rule: string;
  seat: number;
  start: string;
  to: string;
}

/** A square of the track, START first. `tile`: the kind of tile that lies there, or nothing. */
export interface CursedTombSquareSpace {
  name: string;
  tile: string;
  scarab: boolean;
  heads: number;
}

/** The stones of one colour, with the glyph that doubles it (TOMB-DT-58). */
export interface CursedTombStoneColour {
  colour: string;
  glyph: string;
  stones: string[];
}

/** `left` stones of its colour are still in the bowl. */
export interface CursedTombStonePulled {
  event: "stone-pulled";
  rule: string;
  seat: number;
  stone: string;
  left: number;
}

/** A stone in the abstract trap: how it lies, what lies on it, and where, as on a clock face. */
export interface CursedTombStoneView {
  stone: string;
  lies: string;
  covers: string[];
  hour: number;
}

export interface CursedTombStuckReported {
  event: "stuck-reported";
  rule: string;
  seat: number;
}

export interface CursedTombStuckTakenBack {
  event: "stuck-taken-back";
  rule: string;
  seat: number;
}

/** A tile: its kind (which its back tells), and the colour and mummy heads on its face. */
export interface CursedTombTileFace {
  name: string;
  kind: string;
  colour: string;
  heads: number;
}

export interface CursedTombTileTurned {
  event: "tile-turned";
  rule: string;
  seat: number;
  square: string;
  tile: string;
  colour: string;
}

/** A tile on its square or bay; `tile` and `colour` are empty while it lies face down. */
export interface CursedTombTileView {
  square: string;
  kind: string;
  tile: string;
  colour: string;
}

export interface CursedTombTimedOut {
  event: "timed-out";
  rule: string;
  seat: number;
  question: string;
}

export interface CursedTombTombEntered {
  event: "tomb-entered";
  rule: string;
  seat: number;
  scarabs: number;
}

/** `seat` caused it, -1 before the first turn; `builds` counts all builds of the game. */
export interface CursedTombTrapBuilt {
  event: "trap-built";
  rule: string;
  seat: number;
  builds: number;
  stones: number;
}

/** Bowl and bag; `heap` only in the abstract trap. `builds` counts how often it was built. */
export interface CursedTombTrapView {
  builds: number;
  bowl: string[];
  bag: string[];
  heap: CursedTombStoneView[];
}

export interface CursedTombTurnBegan {
  event: "turn-began";
  rule: string;
  seat: number;
  turn: number;
  round: number;
}

/** Everything one seat, or a spectator, may see (TOMB-DT-38): the same for all of them. `clock_factor` is the seat's own wish. `face_down` are the hidden tiles by square, and `surplus` those in the box, for eyes after the game only (TOMB-SETUP-05). */
export interface CursedTombView {
  seat: number | null;
  clock_factor: string;
  face_down: Record<string, string>;
  surplus: string[];
  seats: number;
  options: Record<string, boolean | number | string | null>;
  turn: number;
  round: number;
  first: number;
  active: number;
  waiting: CursedTombDecision[];
  tiles: CursedTombTileView[];
  surplus_counts: Record<string, number>;
  players: CursedTombPlayerView[];
  supply: number;
  mummy: CursedTombMummyView | null;
  trap: CursedTombTrapView;
  pull: CursedTombPullView | null;
  extra: boolean;
  clock: CursedTombClockView | null;
  votes: number[];
  standings: number[];
  outcome: string;
}

/** A merge patch (RFC 7396) of CursedTombView. */
export interface CursedTombViewPatch {
  seat?: number | null | null;
  clock_factor?: string | null;
  face_down?: Record<string, string> | null;
  surplus?: string[] | null;
  seats?: number | null;
  options?: Record<string, boolean | number | string | null> | null;
  turn?: number | null;
  round?: number | null;
  first?: number | null;
  active?: number | null;
  waiting?: CursedTombDecision[] | null;
  tiles?: CursedTombTileView[] | null;
  surplus_counts?: Record<string, number> | null;
  players?: CursedTombPlayerView[] | null;
  supply?: number | null;
  mummy?: CursedTombMummyView | null | null;
  trap?: CursedTombTrapView | null;
  pull?: CursedTombPullView | null | null;
  extra?: boolean | null;
  clock?: CursedTombClockView | null | null;
  votes?: number[] | null;
  standings?: number[] | null;
  outcome?: string | null;
}

export interface CursedTombVoteCast {
  event: "vote-cast";
  rule: string;
  seat: number;
  choice: number;
}

/** A browser where you are signed in: this one or another, and when it was seen, to a day; in unix milliseconds. */
export interface Device {
  here: boolean;
  seen: number;
}

/** An address that signs the same person in on another device, once; and its QR code as SVG. */
export interface DeviceLink {
  url: string;
  seconds: number;
  qr: string;
}

/** `t` is the game's clock in milliseconds. */
export interface EscapeAllEscaped {
  event: "all-escaped";
  rule: string;
  t: number;
}

export interface EscapeCalled {
  event: "called";
  rule: string;
  seat: number;
  call: string;
}

/** The table's clock and the game's; cues are (time, kind, number) on the game's clock. `running`: t moves on with the table's clock. `paused` and `resumes` are times of the table's clock, -1 if there are none; so is `pause_ends`, when the pause is over at the latest. Without a clock `roller` is the seat whose roll it is, else -1. */
export interface EscapeClockView {
  now: number;
  t: number;
  running: boolean;
  paused: number;
  resumes: number;
  pause_ends: number;
  track: string;
  countdown: number;
  ends: number;
  round: number;
  roller: number;
}

/** `names` are the seats that were still inside. */
export interface EscapeCollapsed {
  event: "collapsed";
  rule: string;
  names: number[];
}

export interface EscapeColourTaken {
  event: "colour-taken";
  rule: string;
  seat: number;
  colour: string;
}

/** The box: every component with what is printed on it, and the timings. */
export interface EscapeComponents {
  box: string;
  faces: string[];
  dice: number;
  dice_solo: number;
  colours: string[];
  rooms: EscapeRoomFace[];
  curses: EscapeCurseFace[];
  treasures: EscapeTreasureFace[];
  treasure_price: string;
  discover_price: string;
  depot: number[];
  spare: number;
  introduction: number;
  tracks: Record<string, EscapeCue[]>;
  pace: Record<string, number>;
  powers: number[];
}

export interface EscapeConceded {
  event: "conceded";
  rule: string;
}

/** What is heard when, in milliseconds after the start word. */
export interface EscapeCue {
  t: number;
  cue: string;
  number: number;
}

export interface EscapeCurseDiscarded {
  event: "curse-discarded";
  rule: string;
  seat: number;
  curse: string;
}

export interface EscapeCurseDrawn {
  event: "curse-drawn";
  rule: string;
  seat: number;
  curse: string;
  left: number;
}

export interface EscapeCurseFace {
  curse: string;
  count: number;
  lift: string;
  extra: boolean;
}

export interface EscapeCurseLifted {
  event: "curse-lifted";
  rule: string;
  seat: number;
  curse: string;
}

/** What the game waits for, and from whom. */
export interface EscapeDecision {
  seat: number;
  question: string;
  rule: string;
  facts?: Record<string, unknown>;
}

export interface EscapeDiceFell {
  event: "dice-fell";
  rule: string;
  seat: number;
  die: number;
}

/** Dice are in the air; what they show is told when they settle. */
export interface EscapeDiceRolled {
  event: "dice-rolled";
  rule: string;
  seat: number;
  dice: number[];
  power: number;
}

/** `faces` in the order of `dice`: A, K, T, B (locked) or G. */
export interface EscapeDiceSettled {
  event: "dice-settled";
  rule: string;
  seat: number;
  dice: number[];
  faces: string[];
}

/** A golden mask of `seat` has released dice of `whose`. */
export interface EscapeDiceUnlocked {
  event: "dice-unlocked";
  rule: string;
  seat: number;
  whose: number;
  dice: number[];
}

/** `was` is its state, `face` what it showed, if anything. */
export interface EscapeDieBuried {
  event: "die-buried";
  rule: string;
  seat: number;
  die: number;
  was: string;
  face: string;
}

export interface EscapeDieDugOut {
  event: "die-dug-out";
  rule: string;
  seat: number;
  die: number;
}

/** `die` is its number for the one who gets it. */
export interface EscapeDieGiven {
  event: "die-given";
  rule: string;
  seat: number;
  whose: number;
  die: number;
}

/** `left` dice are still the seat's. `was` is its state, `face` what it showed, if anything. */
export interface EscapeDieLost {
  event: "die-lost";
  rule: string;
  seat: number;
  die: number;
  left: number;
  was: string;
  face: string;
}

/** A die: its number, its state, and the face it shows, if it shows one. */
export interface EscapeDieView {
  die: number;
  state: string;
  face: string;
}

/** `safe` are the seats that were in time. */
export interface EscapeDoorSlammed {
  event: "door-slammed";
  rule: string;
  countdown: number;
  safe: number[];
}

export interface EscapeEaseSwitched {
  event: "ease-switched";
  rule: string;
  seat: number;
  on: boolean;
}

/** `left` are still inside. */
export interface EscapeEscaped {
  event: "escaped";
  rule: string;
  seat: number;
  left: number;
}

export type EscapeEvent = EscapeGameBegan | EscapeRoomLaid | EscapeColourTaken | EscapeSeatReady | EscapeEaseSwitched | EscapeStarted | EscapeDiceRolled | EscapeDiceSettled | EscapeDiceFell | EscapeDiceUnlocked | EscapeRoomEntered | EscapeRoomDrawn | EscapeRoomPlaced | EscapeRoomReturned | EscapePoolJoined | EscapePoolAimed | EscapePoolLeft | EscapeGemsActivated | EscapeEscaped | EscapeDieGiven | EscapeVoteOpened | EscapeVoteCast | EscapeVoteFailed | EscapeFateHelped | EscapeGongStruck | EscapeSecondsLeft | EscapeDoorSlammed | EscapeDieLost | EscapeGamePaused | EscapeResuming | EscapeGameResumed | EscapeTurnPassed | EscapeCalled | EscapePinged | EscapeLineLost | EscapeLineBack | EscapeConceded | EscapeCollapsed | EscapeAllEscaped | EscapePowerSet | EscapeSeatAdopted | EscapeCurseDrawn | EscapeCurseDiscarded | EscapeCurseLifted | EscapeDieBuried | EscapeDieDugOut | EscapeHandOnHead | EscapeSoulsSwapped | EscapeSoulsReturned | EscapeSoulsParted | EscapeTreasureLaid | EscapeTreasureTaken | EscapeTreasureSpent | EscapeHealed | EscapeTeleported | EscapePassageOpened | EscapeTorchLit | EscapeTorchBurntOut;

export interface EscapeFateHelped {
  event: "fate-helped";
  rule: string;
  depot: number;
  spare: number;
  freed: number;
}

export interface EscapeGameBegan {
  event: "game-began";
  rule: string;
  seats: number;
  level: string;
  depot: number;
  spare: number;
}

/** For so many seconds at most; while the temple is covered, no view shows it. */
export interface EscapeGamePaused {
  event: "game-paused";
  rule: string;
  names: number[];
  seconds: number;
  covered: boolean;
}

export interface EscapeGameResumed {
  event: "game-resumed";
  rule: string;
}

/** So many symbols activate so many gems. */
export interface EscapeGemSymbol {
  gems: number;
  price: number;
  face: string;
}

/** `room` is empty for the gem of a treasure; `names` are the seats that took part. */
export interface EscapeGemsActivated {
  event: "gems-activated";
  rule: string;
  room: string;
  gems: number;
  depot: number;
  names: number[];
}

/** A stroke of the countdown with this number. */
export interface EscapeGongStruck {
  event: "gong-struck";
  rule: string;
  countdown: number;
}

export interface EscapeHandOnHead {
  event: "hand-on-head";
  rule: string;
  seat: number;
  on: boolean;
}

export interface EscapeHealed {
  event: "healed";
  rule: string;
  seat: number;
  freed: number;
}

/** `gems_open`: what the gem rooms that lie there can still give at most; `openings`: sides where rooms can be discovered. */
export interface EscapeInsight {
  seats: EscapeSeatInsight[];
  gems_open: number;
  openings: number;
  exit_found: boolean;
}

export interface EscapeLineBack {
  event: "line-back";
  rule: string;
  seat: number;
}

export interface EscapeLineLost {
  event: "line-lost";
  rule: string;
  seat: number;
}

export interface EscapePassageOpened {
  event: "passage-opened";
  rule: string;
  seat: number;
  room: string;
  other: string;
}

export interface EscapePinged {
  event: "pinged";
  rule: string;
  seat: number;
  room: string;
}

/** A player; `pawn` is the colour of the pawn that the seat leads, `at` its room (empty once it has escaped, and under a cover), `holds` a drawn room that is in the hand until it is laid. */
export interface EscapePlayerView {
  seat: number;
  colour: string;
  pawn: string;
  at: string;
  escaped: boolean;
  gave: boolean;
  ready: boolean;
  eased: boolean;
  away: boolean;
  adopted_by: number;
  silenced: boolean;
  hand: string;
  dice: EscapeDieView[];
  power: number;
  rolls_from: number;
  holds: string;
  curses: string[];
  treasures: string[];
  extra_gems: number;
  chooses: boolean;
}

export interface EscapePoolAimed {
  event: "pool-aimed";
  rule: string;
  seat: number;
  room: string;
  gems: number;
}

/** Dice and tiles were laid down for `gems` gems. */
export interface EscapePoolJoined {
  event: "pool-joined";
  rule: string;
  seat: number;
  room: string;
  dice: number[];
  tiles: string[];
  gems: number;
}

export interface EscapePoolLeft {
  event: "pool-left";
  rule: string;
  seat: number;
  dice: number[];
  tiles: string[];
}

/** What lies in the pool of a room, in the order it came, for so many gems. */
export interface EscapePoolView {
  room: string;
  gems: number;
  face: string;
  price: number;
  total: number;
  items: [number, string][];
}

export interface EscapePowerSet {
  event: "power-set";
  rule: string;
  seat: number;
  power: number;
}

/** Play goes on in so many milliseconds. */
export interface EscapeResuming {
  event: "resuming";
  rule: string;
  wait: number;
}

export interface EscapeRoomDrawn {
  event: "room-drawn";
  rule: string;
  seat: number;
  room: string;
  left: number;
}

export interface EscapeRoomEntered {
  event: "room-entered";
  rule: string;
  seat: number;
  start: string;
  to: string;
}

/** A room with its stairs in the south: openings, cost of entry, gem symbols. */
export interface EscapeRoomFace {
  room: string;
  group: string;
  openings: string[];
  stairs: boolean;
  cost: string;
  gems: EscapeGemSymbol[];
  mask: boolean;
  treasure: boolean;
}

/** Before the game; x grows east, y south, `turn` counts quarter turns clockwise. */
export interface EscapeRoomLaid {
  event: "room-laid";
  rule: string;
  room: string;
  x: number;
  y: number;
  turn: number;
}

export interface EscapeRoomPlaced {
  event: "room-placed";
  rule: string;
  seat: number;
  room: string;
  x: number;
  y: number;
  turn: number;
}

/** The room in the seat's hand lies face down on the pile again. */
export interface EscapeRoomReturned {
  event: "room-returned";
  rule: string;
  seat: number;
}

/** A room of the temple; `gems` is -1 while none of its symbols is used. `treasure`: one lies there face down. `torch`: it is a second Start. */
export interface EscapeRoomView {
  room: string;
  x: number;
  y: number;
  turn: number;
  gems: number;
  treasure: boolean;
  torch: boolean;
}

/** A player plays an empty seat too. */
export interface EscapeSeatAdopted {
  event: "seat-adopted";
  rule: string;
  seat: number;
  whose: number;
}

/** `steps` are the rooms to enter on the way to Start and to the Exit, -1 if there is no way; `chance`: how likely each symbol shows if all free dice are rolled, in percent. */
export interface EscapeSeatInsight {
  seat: number;
  steps_to_start: number;
  steps_to_exit: number;
  chance: Record<string, number>;
}

export interface EscapeSeatReady {
  event: "seat-ready";
  rule: string;
  seat: number;
}

export interface EscapeSecondsLeft {
  event: "seconds-left";
  rule: string;
  seconds: number;
}

/** One of two swapped souls has escaped: the other goes on with the pawn they lead. */
export interface EscapeSoulsParted {
  event: "souls-parted";
  rule: string;
  seat: number;
  partner: number;
}

export interface EscapeSoulsReturned {
  event: "souls-returned";
  rule: string;
  seat: number;
  partner: number;
}

export interface EscapeSoulsSwapped {
  event: "souls-swapped";
  rule: string;
  seat: number;
  partner: number;
}

/** The word "Escape!": the game's clock is at 0. */
export interface EscapeStarted {
  event: "started";
  rule: string;
}

export interface EscapeTeleported {
  event: "teleported";
  rule: string;
  seat: number;
  start: string;
  to: string;
}

export interface EscapeTorchBurntOut {
  event: "torch-burnt-out";
  rule: string;
  room: string;
}

export interface EscapeTorchLit {
  event: "torch-lit";
  rule: string;
  seat: number;
  room: string;
}

export interface EscapeTreasureFace {
  treasure: string;
  count: number;
  extra: boolean;
}

export interface EscapeTreasureLaid {
  event: "treasure-laid";
  rule: string;
  room: string;
  left: number;
}

export interface EscapeTreasureSpent {
  event: "treasure-spent";
  rule: string;
  seat: number;
  treasure: string;
}

export interface EscapeTreasureTaken {
  event: "treasure-taken";
  rule: string;
  seat: number;
  room: string;
  treasure: string;
}

export interface EscapeTurnPassed {
  event: "turn-passed";
  rule: string;
  seat: number;
}

/** Everything one seat, or a spectator, may see: the same for all of them (ESC-RT-10). `pile` holds the names of the face-down rooms, top first, for eyes after the game only. While the temple is `covered`, all but those see no rooms, passages and pools, nor where people are. */
export interface EscapeView {
  seat: number | null;
  pile: string[];
  seats: number;
  options: Record<string, boolean | number | string | null>;
  waiting: EscapeDecision[];
  clock: EscapeClockView;
  rooms: EscapeRoomView[];
  pile_size: number;
  depot: number;
  spare: number;
  exit_price: number;
  players: EscapePlayerView[];
  pools: EscapePoolView[];
  votes: EscapeVoteView[];
  passages: [string, string][];
  curse_pile: number;
  treasure_pile: number;
  outcome: string;
  covered: boolean;
}

/** A merge patch (RFC 7396) of EscapeView. */
export interface EscapeViewPatch {
  seat?: number | null | null;
  pile?: string[] | null;
  seats?: number | null;
  options?: Record<string, boolean | number | string | null> | null;
  waiting?: EscapeDecision[] | null;
  clock?: EscapeClockView | null;
  rooms?: EscapeRoomView[] | null;
  pile_size?: number | null;
  depot?: number | null;
  spare?: number | null;
  exit_price?: number | null;
  players?: EscapePlayerView[] | null;
  pools?: EscapePoolView[] | null;
  votes?: EscapeVoteView[] | null;
  passages?: [string, string][] | null;
  curse_pile?: number | null;
  treasure_pile?: number | null;
  outcome?: string | null;
  covered?: boolean | null;
}

export interface EscapeVoteCast {
  event: "vote-cast";
  rule: string;
  seat: number;
  ballot: string;
  yes: boolean;
}

export interface EscapeVoteFailed {
  event: "vote-failed";
  rule: string;
  ballot: string;
}

export interface EscapeVoteOpened {
  event: "vote-opened";
  rule: string;
  seat: number;
  ballot: string;
}

/** An open vote: what about, since when, and who has said yes. `whose`: the empty seat that the proposer would play too, else -1. */
export interface EscapeVoteView {
  ballot: string;
  since: number;
  yes: number[];
  whose: number;
}

/** One move of a finished game, seen with the eyes that were asked for. Frame 0 is the beginning. The first frame that comes has the whole view, the others a merge patch of it. `move` is there for those who could know it: its own seat, and open hands; those of the referee (seat -1) and the clock (-2) for all. */
export interface Frame {
  number: number;
  at: number;
  seat: number | null;
  events: GameEvent[];
  view: GameViewPatch | null;
  move?: string;
}

export type GameChances = RunRunRunChances | CursedTombChances;

export type GameComponents = RunRunRunComponents | CursedTombComponents | EscapeComponents;

export type GameEvent = RunRunRunEvent | CursedTombEvent | EscapeEvent;

/** A game that can be played here; `seats` are the numbers of players it is for. */
export interface GameInfo {
  name: string;
  title: string;
  version: string;
  seats: number[];
  bots: string[];
  languages: string[];
  lessons: string[];
  options: GameOption[];
}

export type GameInsight = RunRunRunInsight | CursedTombInsight | EscapeInsight;

/** Something that a table chooses about a game; the first value is the default. */
export interface GameOption {
  name: string;
  values: (boolean | number | string | null)[];
}

export type GameView = RunRunRunView | CursedTombView | EscapeView;

export type GameViewPatch = RunRunRunViewPatch | CursedTombViewPatch | EscapeViewPatch;

/** A word to the hand that pulls, instead of where it should be (a binary message). `ready`: I see the trap, the clock may start. The others command a hand that moves by itself: choose a stone; push one that covers it towards an hour of the clock face; choose a way out, and a pace; pull; let go. Not answered; what comes of it is told to all. */
export interface Hand {
  type: "hand";
  do: "choose" | "let-go" | "pace" | "pull" | "push" | "ready" | "way";
  stone?: string;
  hour?: number;
  way?: number;
  pace?: "" | "bold" | "gentle" | "normal";
}

/** Look on from a seat that is mine, or as a spectator; `last_seq` is the last entry I have. May be said again at any time, to look on from another seat. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  last_seq?: number;
}

/** The seats whose people look at the table just now, from whatever eyes. In a game in real time `delays` says for each of them how many milliseconds its commands are under way, as the server has measured it and takes into account. */
export interface Here {
  type: "here";
  seats: number[];
  delays?: number[];
  goes_on_in?: number | null;
}

/** The move that a bot would make. */
export interface Hint {
  type: "hint";
  ticket: string;
  seq: number;
  move: string;
  bot: string;
}

/** What somebody who looks on from there could work out. */
export interface Insight {
  type: "insight";
  ticket: string;
  seq: number;
  seat: number | null;
  insight: GameInsight;
}

/** The address that leads to a table, its QR code as SVG, and the short code for typing in. */
export interface Invitation {
  url: string;
  qr: string;
  code: string;
}

/** Give up a seat in mid-game, for good, where the rules say how the others go on. */
export interface Leave {
  wish: "leave";
  seat: number;
}

/** A guided game: the moves to try one after the other, each with the message that explains it (in the game's catalogues) and a rule; `end` is the message for playing on alone. */
export interface LessonPlan {
  name: string;
  seats: number;
  options: Record<string, boolean | number | string | null>;
  steps: LessonStep[];
  end: string;
}

/** A move to try, the message that says why, and a rule to read more about it. */
export interface LessonStep {
  move: string;
  says: string;
  rule: string;
  seat?: number;
}

export interface ListedSeat {
  name: string;
  bot: string;
  taken: boolean;
}

/** A table in a list; `updated` is when somebody last sat down or the game began or ended. `imported`: somebody has brought the game as a file; whether every move was played again here. `needs_version`: earlier rules have played it and left nothing to go on from, so it waits until that version is started once. `put_away`: when a game of mine that nobody plays is put away, if that is soon; of one that is put away, until when it can be taken up again. In unix milliseconds. Only in the list of my tables and only while they run: `my_turn` (null: not known yet, ask again later), which seats are waited for, the round and when something last happened. Of finished games: the last round, and which seats have won; null if that is not known. */
export interface ListedTable {
  id: string;
  code: string;
  game: string;
  public: boolean;
  phase: "abandoned" | "finished" | "lobby" | "running";
  seats: ListedSeat[];
  options: Record<string, boolean | number | string | null>;
  updated: number;
  my_turn?: boolean | null;
  waiting?: number[];
  round?: number;
  active?: number;
  winners?: number[] | null;
  put_away?: number | null;
  imported?: "" | "unverified" | "verified";
  needs_version?: string;
}

/** The person who is signed in; `since` is in unix milliseconds. */
export interface Me {
  name: string;
  since: number;
}

/** The last message could not be used; after several of them the connection is closed. */
export interface Mistake {
  type: "error";
  key: string;
  message: string;
  facts?: Record<string, unknown>;
}

/** The legal moves of a seat, and what it may do at any time; nothing while the game stands. */
export interface Moves {
  type: "moves";
  ticket: string;
  seq: number;
  seat: number;
  moves: string[];
  asides: string[];
}

export interface Name {
  name: string;
}

/** A table to open. `bots` gives seats to bots; you sit down on the first other seat. `hot_seat`: you take one seat for each of these names, for friends who share your device. `seat` false: you take none, and are the host all the same, such as a screen that all look at. `start`: you are ready, so the game begins at once if no seat is free; only with a seat of your own. `lesson`: a guided game, which says itself how many seats and which options it has, and begins at once. */
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, boolean | number | string | null>;
  public?: boolean;
  bots?: Record<string, string>;
  hot_seat?: string[];
  seat?: boolean;
  start?: boolean;
  lesson?: string;
}

export interface OtherTable {
  id: string;
}

/** A trap that was built, and its seed in hexadecimal digits, which tells nothing of later ones; "" while the game is put away. */
export interface PastBuild {
  build: number;
  seed: string;
}

/** A pull that was judged: by the entry `seq`, at that time of the table, with that verdict. */
export interface PastPull {
  seq: number;
  at: number;
  verdict: string;
}

/** All pulls and builds of a table. After the game `secret` proves the seeds: the seed of build b is HMAC-SHA-256 of b, in eight bytes, with it as the key. */
export interface PastPulls {
  pulls: PastPull[];
  builds: PastBuild[];
  secret: string | null;
}

/** Still there? Answered by `pong` with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** Make a move, in its text form; the same ticket twice is the same move. */
export interface Play {
  wish: "play";
  seat: number;
  move: string;
  ticket?: string;
}

/** `at` is the time of the table: whole milliseconds since the game began, null before. */
export interface Pong {
  type: "pong";
  n: number;
  at?: number | null;
}

/** What a move would surely do, and what to think of before making it. Where the move leads to more questions, the events go on as if they were answered with the moves that are `assumed`. `chances` is there when the move leads into a roll of the dice. */
export interface Preview {
  type: "preview";
  ticket: string;
  seq: number;
  move: string;
  events: GameEvent[];
  assumed?: string[];
  chances?: GameChances | null;
  cautions?: Caution[];
}

/** Why a request was not fulfilled. `key` is for programs, `message` for people. */
export interface Problem {
  key: string;
  message: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

/** Something that the referee saw: what, at which tick (240 a second since the pull was armed), and with which stone or the `sceptre`. */
export interface PullHappened {
  type: "pull-event";
  kind: string;
  tick: number;
  thing?: string;
}

/** How the stones of the demanded colour lie, the most open first; a few times a second while they move. */
export interface PullLies {
  type: "pull-lies";
  stones: StoneLie[];
}

/** How it stands at the trap, whenever that changes and after each `welcome`. `seat` pulls a stone of that `colour`; it is the pull with that `number`, as in the view. `limit` is the clock in milliseconds, reserve included, null without one; it starts with `running`. `ahead` are the pulls that wait longer. `verdict` is the referee's move. */
export interface PullNews {
  type: "pull";
  state: "armed" | "at-rest" | "building" | "ended" | "queued" | "running";
  build: number;
  number?: number;
  seat?: number | null;
  colour?: string;
  limit?: number | null;
  ahead?: number;
  verdict?: string;
}

/** What a commanded hand does and sees, as a message of the game's catalogues. */
export interface PullSaid {
  type: "pull-said";
  key: string;
  facts?: Record<string, unknown>;
}

/** So many seconds are left of the clock. */
export interface PullWarning {
  type: "pull-warning";
  seconds: number;
}

export interface Ready {
  wish: "ready";
  ready?: boolean;
}

/** Why the wish with this ticket was not fulfilled; nothing has changed. */
export interface Refused {
  type: "refused";
  ticket: string;
  key: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

/** Part of a finished game; its last frame is number `length`. */
export interface Replay {
  game: string;
  seats: number;
  players: string[];
  bots: string[];
  options: Record<string, boolean | number | string | null>;
  imported?: "" | "unverified" | "verified";
  watch_only?: boolean;
  length: number;
  frames: Frame[];
}

/** The rules of a game in one language, in the order in which they are to be read. */
export interface Rulebook {
  language: string;
  title: string;
  chapters: Record<string, string>;
  rules: Record<string, string>;
}

export interface RunRunRunAbilitySilenced {
  event: "ability-silenced";
  rule: string;
  seat: number;
  times: number;
}

export interface RunRunRunAbilityUsed {
  event: "ability-used";
  rule: string;
  seat: number;
  cat: string;
  times: number;
}

export interface RunRunRunBossAppeared {
  event: "boss-appeared";
  rule: string;
  foe: string;
  at: [number, number];
  hearts: number;
}

export interface RunRunRunCardCommitted {
  event: "card-committed";
  rule: string;
  seat: number;
  card: string;
  dice: number;
}

export interface RunRunRunCardShared {
  event: "card-shared";
  rule: string;
  card: string;
  seat: number;
}

export interface RunRunRunCardsDrawn {
  event: "cards-drawn";
  rule: string;
  seat: number;
  cards: string[];
  count?: number;
}

export interface RunRunRunCardsLost {
  event: "cards-lost";
  rule: string;
  seat: number;
  foe: string;
  cards: string[];
}

export interface RunRunRunCardsOffered {
  event: "cards-offered";
  rule: string;
  seat: number;
  cards: string[];
  count?: number;
}

/** A saying of the intent wheel, and the hex that it is about, if any. */
export interface RunRunRunCatCalled {
  event: "cat-called";
  rule: string;
  seat: number;
  call: string;
  at: [number, number][];
}

export interface RunRunRunCatJoined {
  event: "cat-joined";
  rule: string;
  seat: number;
  path: [number, number][];
}

export interface RunRunRunCatStayedAway {
  event: "cat-stayed-away";
  rule: string;
  seat: number;
}

export interface RunRunRunCatTaken {
  event: "cat-taken";
  rule: string;
  seat: number;
  cat: string;
}

export interface RunRunRunCatTeleported {
  event: "cat-teleported";
  rule: string;
  seat: number;
  token: string;
  to: [number, number];
}

/** A cat and what its ability face gives in a fight: a card drawn, a token, a hit, a torch. */
export interface RunRunRunCatTile {
  name: string;
  ability: "draw" | "hit" | "token" | "torch";
  rule: string;
}

/** A player's cat, with so many cards in hand; `shown` are those that all have seen. */
export interface RunRunRunCatView {
  seat: number;
  cat: string;
  at: [number, number];
  cards: number;
  shown: string[];
  tokens: string[];
}

export interface RunRunRunCatWalked {
  event: "cat-walked";
  rule: string;
  seat: number;
  path: [number, number][];
}

/** A fight before its roll: `dice` as they would be rolled now, and `rolls` for 0, 1, 2, … dice, up to as many as the hand can still pay for. `cards`: the dice that each card held or already discarded for this roll gives; `most` dice are rolled at most, and `kept` cards stay in hand. */
export interface RunRunRunChances {
  dice: number;
  doubled: number;
  rolls: RunRunRunRollOdds[];
  cards: Record<string, number>;
  most: number;
  kept: number;
}

export interface RunRunRunCombatRolled {
  event: "combat-rolled";
  rule: string;
  seat: number;
  dice: number;
  hits: number;
  abilities: number;
  hexes: number;
  footprints: number;
}

/** The box: every component with what is printed on it. `dice` is by the option `level`. */
export interface RunRunRunComponents {
  box: string;
  rooms: RunRunRunRoomCard[];
  tokens: RunRunRunTokenKind[];
  mummies: RunRunRunFoeCard[];
  bosses: RunRunRunFoeCard[];
  cats: RunRunRunCatTile[];
  dice: Record<string, RunRunRunDiceFaces>;
  vault_exits: number;
  door_exits: number;
  start_hand: number;
  start_torches: number;
  torches: number;
  hearts: number;
  regroup_tiles: number;
  door_tokens: number;
  torch_tokens: number;
  combat_dice: number;
  mummy_dice: number;
}

/** Somebody says that the table cannot agree; it counts if the others say so too. */
export interface RunRunRunDeadlockCalled {
  event: "deadlock-called";
  rule: string;
  seat: number;
}

/** What the game waits for, and from whom. */
export interface RunRunRunDecision {
  seat: number;
  question: string;
  rule: string;
  facts?: Record<string, unknown>;
}

/** The six faces of both dice at one level. */
export interface RunRunRunDiceFaces {
  mummy: ("blank" | "mummy")[];
  combat: string[];
}

export type RunRunRunEvent = RunRunRunGameBegan | RunRunRunCatTaken | RunRunRunCardsDrawn | RunRunRunTurnBegan | RunRunRunMummiesRolled | RunRunRunSymbolResolved | RunRunRunFoeMoved | RunRunRunFoeHalted | RunRunRunFoeHeld | RunRunRunHeartAdded | RunRunRunHeartLost | RunRunRunMummyWoke | RunRunRunTorchesEaten | RunRunRunMummyPlaced | RunRunRunFoeAttacked | RunRunRunSplitProposed | RunRunRunObjected | RunRunRunDeadlockCalled | RunRunRunSplitFixed | RunRunRunShieldRaised | RunRunRunCardsLost | RunRunRunRoomPlaced | RunRunRunPassageLaid | RunRunRunStridePaid | RunRunRunCatWalked | RunRunRunCatTeleported | RunRunRunRoomLit | RunRunRunRoomDark | RunRunRunFoesAdvance | RunRunRunTokenRevealed | RunRunRunTrapSprung | RunRunRunTokenUsed | RunRunRunTorchesGained | RunRunRunMechanismTriggered | RunRunRunMechanismDeclined | RunRunRunExitOpened | RunRunRunBossAppeared | RunRunRunFightBegan | RunRunRunCardCommitted | RunRunRunCombatRolled | RunRunRunFoeHit | RunRunRunFoeFell | RunRunRunAbilityUsed | RunRunRunAbilitySilenced | RunRunRunRegroupBegan | RunRunRunCatJoined | RunRunRunCatStayedAway | RunRunRunCardsOffered | RunRunRunTorchesBurnt | RunRunRunPoolRevealed | RunRunRunCardShared | RunRunRunPoolShared | RunRunRunTradeProposed | RunRunRunTokensTraded | RunRunRunTradeRefused | RunRunRunPassed | RunRunRunHexMarked | RunRunRunHexUnmarked | RunRunRunCatCalled | RunRunRunPileEmpty | RunRunRunTokensRecycled | RunRunRunForcedChoice | RunRunRunGameWon | RunRunRunGameLost;

export interface RunRunRunExitOpened {
  event: "exit-opened";
  rule: string;
  seat: number;
  at: [number, number];
  exits: number;
}

export interface RunRunRunFightBegan {
  event: "fight-began";
  rule: string;
  seat: number;
  at: [number, number];
}

export interface RunRunRunFoeAttacked {
  event: "foe-attacked";
  rule: string;
  foe: string;
  at: [number, number];
  damage: number;
  seats: number[];
}

/** A mummy or a Boss. `dice`: mummy dice it adds; `swift`: one room more each step; `eats`: so many torches when it wakes; `silences`: cats lose their abilities. */
export interface RunRunRunFoeCard {
  name: string;
  hearts: number;
  strength: number;
  dice: number;
  swift: boolean;
  eats: number;
  silences: boolean;
}

export interface RunRunRunFoeFell {
  event: "foe-fell";
  rule: string;
  foe: string;
  returns: boolean;
}

export interface RunRunRunFoeHalted {
  event: "foe-halted";
  rule: string;
  foe: string;
  at: [number, number];
}

export interface RunRunRunFoeHeld {
  event: "foe-held";
  rule: string;
  foe: string;
  at: [number, number];
}

export interface RunRunRunFoeHit {
  event: "foe-hit";
  rule: string;
  foe: string;
  damage: number;
  hearts: number;
}

export interface RunRunRunFoeMoved {
  event: "foe-moved";
  rule: string;
  foe: string;
  start: [number, number];
  to: [number, number];
}

/** The chance that the roll could fell this foe, if all its damage went there. */
export interface RunRunRunFoeOdds {
  foe: string;
  hearts: number;
  kill: number;
}

/** An awake foe; `steps` is its distance from the Vault, -1 before it is placed. */
export interface RunRunRunFoeView {
  name: string;
  at: [number, number] | null;
  hearts: number;
  strength: number;
  steps: number;
}

/** A foe's shortest ways to the Vault, each from where it stands to the Vault (RRR-MUMMY-07). `ways` lists the first of them, `count` says how many there are. `arrival` is the chance that it is there after every player's next Mummies' step, if no cat meets it and nobody wakes or falls. */
export interface RunRunRunFoeWays {
  name: string;
  at: [number, number] | null;
  moves: number;
  ways: [number, number][][];
  count: number;
  arrival: number;
}

export interface RunRunRunFoesAdvance {
  event: "foes-advance";
  rule: string;
}

export interface RunRunRunForcedChoice {
  event: "forced-choice";
  rule: string;
  seat: number;
  question: string;
}

export interface RunRunRunGameBegan {
  event: "game-began";
  rule: string;
  seats: number;
  first: number;
}

export interface RunRunRunGameLost {
  event: "game-lost";
  rule: string;
  cause: string;
  seat: number;
  foe: string;
}

export interface RunRunRunGameWon {
  event: "game-won";
  rule: string;
}

export interface RunRunRunHeartAdded {
  event: "heart-added";
  rule: string;
  hearts: number;
}

export interface RunRunRunHeartLost {
  event: "heart-lost";
  rule: string;
}

export interface RunRunRunHexMarked {
  event: "hex-marked";
  rule: string;
  seat: number;
  at: [number, number];
}

export interface RunRunRunHexUnmarked {
  event: "hex-unmarked";
  rule: string;
  seat: number;
  at: [number, number];
}

export interface RunRunRunInsight {
  foes: RunRunRunFoeWays[];
  triangles: RunRunRunOpenTriangle[];
}

export interface RunRunRunMechanismDeclined {
  event: "mechanism-declined";
  rule: string;
  seat: number;
  mechanism: string;
}

export interface RunRunRunMechanismTriggered {
  event: "mechanism-triggered";
  rule: string;
  mechanism: string;
  corner: [number, number][];
  left: number;
}

export interface RunRunRunMummiesRolled {
  event: "mummies-rolled";
  rule: string;
  seat: number;
  dice: number;
  symbols: number;
}

export interface RunRunRunMummyPlaced {
  event: "mummy-placed";
  rule: string;
  foe: string;
  at: [number, number];
}

export interface RunRunRunMummyWoke {
  event: "mummy-woke";
  rule: string;
  foe: string;
  hearts: number;
}

/** Somebody does not agree to a proposal; the partner is the next to make one. */
export interface RunRunRunObjected {
  event: "objected";
  rule: string;
  seat: number;
  partner: number;
}

/** Two rooms beside an empty hex: a card with the symbol `needs` there sets off the mechanism. `open`: an exit leads there, so no secret passage is needed. `cards` are those of the own hand that would do and fit, however far it is. */
export interface RunRunRunOpenTriangle {
  mechanism: "door" | "torch";
  rooms: [number, number][];
  missing: [number, number];
  needs: string;
  open: boolean;
  cards: string[];
}

export interface RunRunRunPassageLaid {
  event: "passage-laid";
  rule: string;
  seat: number;
  one: [number, number];
  other: [number, number];
}

export interface RunRunRunPassed {
  event: "passed";
  rule: string;
  seat: number;
}

export interface RunRunRunPileEmpty {
  event: "pile-empty";
  rule: string;
  seat: number;
  missing: number;
}

export interface RunRunRunPoolRevealed {
  event: "pool-revealed";
  rule: string;
  offered: string[];
  found: string[];
}

export interface RunRunRunPoolShared {
  event: "pool-shared";
  rule: string;
  shares: [string, number][];
}

export interface RunRunRunRegroupBegan {
  event: "regroup-began";
  rule: string;
  seat: number;
  left: number;
}

/** A regroup under way. `pool` is empty until it is revealed (RRR-COOP-12). */
export interface RunRunRunRegroupView {
  partners: number[];
  offered: number[];
  pool: string[];
  dealt: [string, number][];
}

/** What so many dice may do. `damage` is the mean; `all`: the chance to fell every foe in the room; the last three: the chance of at least one such face, for `ability` one that helps. */
export interface RunRunRunRollOdds {
  dice: number;
  damage: number;
  foes: RunRunRunFoeOdds[];
  all: number;
  hex: number;
  ability: number;
  footprint: number;
}

/** A Room Card. `exits` is a mask before turning: bit 0 east, then clockwise; `value` counts them. `symbol` is eye, scarab, ankh or none. */
export interface RunRunRunRoomCard {
  name: string;
  exits: number;
  value: number;
  symbol: string;
  torch: boolean;
  tomb: boolean;
}

export interface RunRunRunRoomDark {
  event: "room-dark";
  rule: string;
  at: [number, number];
}

export interface RunRunRunRoomLit {
  event: "room-lit";
  rule: string;
  at: [number, number];
  by_torch: boolean;
  stock: number;
}

export interface RunRunRunRoomPlaced {
  event: "room-placed";
  rule: string;
  seat: number;
  card: string;
  at: [number, number];
  exits: number;
  links: number;
}

export interface RunRunRunShieldRaised {
  event: "shield-raised";
  rule: string;
  seat: number;
  foe: string;
  spared: number;
}

export interface RunRunRunSplitFixed {
  event: "split-fixed";
  rule: string;
  shares: number[];
}

export interface RunRunRunSplitProposed {
  event: "split-proposed";
  rule: string;
  seat: number;
  shares: number[];
}

export interface RunRunRunStridePaid {
  event: "stride-paid";
  rule: string;
  seat: number;
  card: string;
  allowance: number;
}

export interface RunRunRunSymbolResolved {
  event: "symbol-resolved";
  rule: string;
  number: number;
  symbols: number;
}

/** A tile of the maze. `light`: printed, torch or dark; Vault and Exit Door need none. */
export interface RunRunRunTileView {
  at: [number, number];
  card: string;
  exits: number;
  light: string;
  steps: number;
}

/** Sarcophagus tokens of one kind: `number` torches or cards, `count` of them in the box. */
export interface RunRunRunTokenKind {
  name: string;
  effect: string;
  number: number;
  count: number;
}

export interface RunRunRunTokenRevealed {
  event: "token-revealed";
  rule: string;
  seat: number;
  token: string;
}

export interface RunRunRunTokenUsed {
  event: "token-used";
  rule: string;
  seat: number;
  token: string;
}

export interface RunRunRunTokensRecycled {
  event: "tokens-recycled";
  rule: string;
  count: number;
}

export interface RunRunRunTokensTraded {
  event: "tokens-traded";
  rule: string;
  seat: number;
  partner: number;
  token: string;
  back: string;
}

export interface RunRunRunTorchesBurnt {
  event: "torches-burnt";
  rule: string;
  seat: number;
  count: number;
  stock: number;
}

export interface RunRunRunTorchesEaten {
  event: "torches-eaten";
  rule: string;
  foe: string;
  count: number;
  stock: number;
}

export interface RunRunRunTorchesGained {
  event: "torches-gained";
  rule: string;
  count: number;
  stock: number;
}

export interface RunRunRunTradeProposed {
  event: "trade-proposed";
  rule: string;
  seat: number;
  partner: number;
  token: string;
  back: string;
}

export interface RunRunRunTradeRefused {
  event: "trade-refused";
  rule: string;
  seat: number;
  partner: number;
}

export interface RunRunRunTrapSprung {
  event: "trap-sprung";
  rule: string;
  seat: number;
  wakes: boolean;
}

export interface RunRunRunTurnBegan {
  event: "turn-began";
  rule: string;
  seat: number;
  turn: number;
  round: number;
}

/** Everything one seat, or a spectator, may see (RRR-TABLE-07, RRR-TABLE-08). `hands` are those that may be seen, by seat: the own one, or all of them in a replay with open hands. `offer` is what the seat has put face down into a regroup's pool. All else is the same for everybody. */
export interface RunRunRunView {
  seat: number | null;
  hands: Record<string, string[]>;
  offer: string[];
  seats: number;
  options: Record<string, boolean | number | string | null>;
  turn: number;
  round: number;
  active: number;
  waiting: RunRunRunDecision[];
  maze: RunRunRunTileView[];
  passages: [[number, number], [number, number]][];
  torch_corners: [number, number][][];
  door_corners: [number, number][][];
  foes: RunRunRunFoeView[];
  cats: RunRunRunCatView[];
  marks: [number, [number, number]][];
  stock: number;
  bank: number;
  draw_pile: number;
  discard: string[];
  token_pile: number;
  spent_tokens: string[];
  mummy_pile: number;
  hearts_on_pile: number;
  power: number;
  regroup_tiles: number;
  regroup: RunRunRunRegroupView | null;
  boss_out: boolean;
  outcome: string;
}

/** A merge patch (RFC 7396) of RunRunRunView. */
export interface RunRunRunViewPatch {
  seat?: number | null | null;
  hands?: Record<string, string[]> | null;
  offer?: string[] | null;
  seats?: number | null;
  options?: Record<string, boolean | number | string | null> | null;
  turn?: number | null;
  round?: number | null;
  active?: number | null;
  waiting?: RunRunRunDecision[] | null;
  maze?: RunRunRunTileView[] | null;
  passages?: [[number, number], [number, number]][] | null;
  torch_corners?: [number, number][][] | null;
  door_corners?: [number, number][][] | null;
  foes?: RunRunRunFoeView[] | null;
  cats?: RunRunRunCatView[] | null;
  marks?: [number, [number, number]][] | null;
  stock?: number | null;
  bank?: number | null;
  draw_pile?: number | null;
  discard?: string[] | null;
  token_pile?: number | null;
  spent_tokens?: string[] | null;
  mummy_pile?: number | null;
  hearts_on_pile?: number | null;
  power?: number | null;
  regroup_tiles?: number | null;
  regroup?: RunRunRunRegroupView | null | null;
  boss_out?: boolean | null;
  outcome?: string | null;
}

/** Talk; the same ticket twice is the same saying. */
export interface Say {
  wish: "say";
  text: string;
  ticket?: string;
}

export interface Saying {
  name: string;
  text: string;
}

/** A table as of entry `seq`, seen from a seat or as a spectator (null). */
export interface SeenTable {
  seq: number;
  seat: number | null;
  table: TableSight;
  view: GameView | null;
}

/** Ask the table for something; answered by `accepted` or `refused`. */
export interface SendWish {
  type: "wish";
  ticket: string;
  wish: Sit | Stand | Choose | Ready | Start | Play | TakeBack | StandIn | ComeBack | Leave | TakeUp | Say;
}

export type ServerMessage = Welcome | Update | Here | Accepted | Refused | Moves | Preview | Insight | Hint | PullNews | PullHappened | PullWarning | PullLies | PullSaid | Closing | Pong | Mistake;

/** Take a free seat, or give it to a bot. With a `name` the seat bears it instead of the person's own, so that friends can share a device; said again for a seat that is mine, it gives the seat another name. */
export interface Sit {
  wish: "sit";
  seat: number;
  bot?: string;
  name?: string;
}

export interface Stand {
  wish: "stand";
  seat: number;
}

/** Let a bot play on for a seat. */
export interface StandIn {
  wish: "stand-in";
  seat: number;
  bot: string;
}

/** Begin now that every seat is held, without waiting until everybody is ready. */
export interface Start {
  wish: "start";
}

/** How a stone of the demanded colour lies: `openness` from 0 to 1, `firmness` from 0 (free) to 1 (held fast), what covers it, where it is as on a clock face (12 lies away from the player), the gap to the sceptre in millimetres, and the hours that its ways out lead to, the freest first (only while nothing moves). */
export interface StoneLie {
  stone: string;
  lies: "deep" | "half" | "open";
  openness: number;
  firmness: number;
  covers: string[];
  hour: number;
  place: "between" | "middle" | "rim";
  gap: number;
  ways: number[];
}

/** All about a table but the game itself; the same for everybody but for `mine`. `options` has every option of the game: one that is null may be missing after a patch, so a missing one must mean null and not the default. */
export interface TableSight {
  id: string;
  code: string;
  game: string;
  phase: string;
  public: boolean;
  options: Record<string, boolean | number | string | null>;
  chairs: ChairSight[];
  mine: number[];
  host: boolean;
  can_take_back: boolean;
  sayings: Saying[];
  after: string;
  rematch: string;
  lesson: string;
  undecided?: "" | "abandoned" | "ended-by-update";
  kept_until?: number;
  imported?: "" | "unverified" | "verified";
  watch_only?: boolean;
  stands?: boolean;
  update?: UpdateSight | null;
}

/** A merge patch (RFC 7396) of TableSight. */
export interface TableSightPatch {
  id?: string | null;
  code?: string | null;
  game?: string | null;
  phase?: string | null;
  public?: boolean | null;
  options?: Record<string, boolean | number | string | null> | null;
  chairs?: ChairSight[] | null;
  mine?: number[] | null;
  host?: boolean | null;
  can_take_back?: boolean | null;
  after?: string | null;
  rematch?: string | null;
  lesson?: string | null;
  undecided?: "" | "abandoned" | "ended-by-update" | null;
  kept_until?: number | null;
  imported?: "" | "unverified" | "verified" | null;
  watch_only?: boolean | null;
  stands?: boolean | null;
  update?: UpdateSight | null | null;
}

export interface TakeBack {
  wish: "take-back";
  seat: number;
}

/** Play on with a game that was put away. */
export interface TakeUp {
  wish: "take-up";
}

/** One more entry: what happened, merge patches (RFC 7396) of what the viewer sees, and when it was, in milliseconds since the game began. What was `said` goes to the end of the table's `sayings`; as many of the last ones are kept as there may be. `undone` is the seq of a move that was taken back: what it told never happened. */
export interface Update {
  type: "update";
  seq: number;
  events?: GameEvent[];
  table?: TableSightPatch | null;
  view?: GameViewPatch | null;
  at?: number | null;
  said?: Saying | null;
  undone?: number | null;
}

/** What an update of the server has changed about a game under way, with entry `seq`. `parts` of the game are played by another edition now, and of each edition since then there is a message in the game's catalogue: `changes`. `dropped` entries do not count any more: all but talk from the entry `dropped_from` until `dropped_until`. The bowl of a trap was `kept` as it lay, or `poured` anew, for it had come to rest by another physics. */
export interface UpdateSight {
  seq: number;
  parts: string[];
  changes: string[];
  new_box: boolean;
  dropped: number;
  dropped_from: number;
  dropped_until: number;
  bowl: "" | "kept" | "poured";
}

/** Everything the viewer may see, as of entry `seq`. */
export interface Welcome {
  type: "welcome";
  seq: number;
  seat: number | null;
  table: TableSight;
  view: GameView | null;
  at?: number | null;
  put_away?: number | null;
}
