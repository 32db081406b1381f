// The line to the server: one WebSocket per table that comes back by itself.
import type { ClientMessage, ServerMessage } from '$protocol';

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** Each pause is so much longer than the one before: who plays against a clock cannot wait long. */
const LONGER = 1.6;
const HEARTBEAT = 25_000;
/** A server that has not answered a ping for so long is out of reach, whatever the socket says. */
const PATIENCE = 10_000;

/** Codes of the protocol after which coming back makes no sense. */
const FINAL_CODES = new Set([1009, 4400, 4401, 4404, 4409]);

export interface LineEars {
  /** The line is open (again): time to say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** Bytes that no message stands for, such as the poses of things that move. */
  streamed(bytes: ArrayBuffer): void;
  changed(state: LineState): void;
}

export class Line {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly ears: LineEars,
  ) {
    window.addEventListener('online', this.#comeBackNow);
    this.#connect();
  }

  send(message: ClientMessage | ArrayBuffer): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(message instanceof ArrayBuffer ? message : JSON.stringify(message));
  }

  close(): void {
    window.removeEventListener('online', this.#comeBackNow);
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  #connect(): void {
    this.ears.changed('connecting');
    const socket = new WebSocket(this.url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.ears.changed('open');
      this.ears.opened();
      this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT);
    };
    socket.onmessage = (data) => {
      clearTimeout(this.#unanswered);
      if (data.data instanceof ArrayBuffer) {
        this.ears.streamed(data.data);
        return;
      }
      const message = JSON.parse(data.data) as ServerMessage;
      // A server that opens the line only to close it again is not asked ever faster.
      if (message.type === 'welcome') this.#pause = FIRST_PAUSE;
      this.ears.heard(message);
    };
    socket.onclose = (event) => {
      this.#hangUp();
      if (FINAL_CODES.has(event.code)) this.ears.changed('ended');
      else this.#comeBackLater();
    };
  }

  #ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.#unanswered);
    this.#unanswered = setTimeout(() => {
      this.#hangUp();
      this.#comeBackLater();
    }, PATIENCE);
  }

  /** Expect nothing more of the socket, not even to hear when it has closed. */
  #hangUp(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#unanswered);
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  #comeBackLater(): void {
    this.ears.changed('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * LONGER, LONGEST_PAUSE);
  }

  #comeBackNow = (): void => {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
