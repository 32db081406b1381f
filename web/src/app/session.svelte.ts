// Who is playing on this device. Nobody has to say so before they play.
import type { Device, DeviceLink, ListedTable, Me } from '$protocol';
import { ask, get, post } from './api.ts';

/** What cats were called along the Nile; a guest who has given no name gets one of them. */
const NAMES = [
  'Miu',
  'Tamit',
  'Nedjem',
  'Pamiu',
  'Nefer',
  'Sabu',
  'Iset',
  'Kheti',
  'Henut',
  'Djau',
];

class Session {
  me = $state.raw<Me | null>(null);

  /** Learn who is signed in, if anybody is. */
  async recall(): Promise<void> {
    this.me = await get<Me | null>('/api/me');
  }

  /** Be somebody: needed before sitting down. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.recall();
    if (!this.me) {
      const name = NAMES[Math.floor(Math.random() * NAMES.length)] as string;
      this.me = await post<Me>('/api/guest', { name });
    }
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = await ask<Me>('PATCH', '/api/me', { name });
    else this.me = await post<Me>('/api/guest', { name });
  }

  /** A link that makes another device the same person. */
  async otherDevice(): Promise<DeviceLink> {
    await this.ensure();
    return post<DeviceLink>('/api/device-link');
  }

  /** Where else this person is signed in; the device that was used last comes first. */
  async otherDevices(): Promise<Device[]> {
    const devices = this.me ? await get<Device[]>('/api/devices') : [];
    return devices.filter((device) => !device.here).sort((one, other) => other.seen - one.seen);
  }

  async signOutElsewhere(): Promise<void> {
    await ask<void>('DELETE', '/api/devices');
  }

  /** How many games that are not over would lose this person. */
  async gamesUnderWay(): Promise<number> {
    const mine = await get<ListedTable[]>('/api/tables/mine');
    return mine.filter((table) => table.phase !== 'finished').length;
  }

  async forget(): Promise<void> {
    await ask<void>('DELETE', '/api/me');
    this.signedOut();
  }

  /** This device was signed out, here or from another one. */
  signedOut(): void {
    this.me = null;
  }
}

export const session = new Session();
