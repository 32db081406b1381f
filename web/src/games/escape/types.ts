// What the server tells of a table of Escape, by shorter names.
export type {
  EscapeClockView as ClockView,
  EscapeComponents as Components,
  EscapeCue as Cue,
  EscapeDecision as Decision,
  EscapeDieView as DieView,
  EscapeEvent as Event,
  EscapePlayerView as PlayerView,
  EscapePoolView as PoolView,
  EscapeRoomFace as RoomFace,
  EscapeRoomView as RoomView,
  EscapeView as View,
} from '$protocol';
