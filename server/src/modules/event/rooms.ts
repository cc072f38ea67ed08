import type { Rooms } from '../../base/meetingDesk.ts';
import { eventRooms } from './service/eventRoom.ts';

export const rooms: readonly Rooms[] = [eventRooms];
