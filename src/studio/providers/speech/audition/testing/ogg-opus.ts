/** Packets of Opus (20 ms each, mono) as a file in Ogg, by RFC 3533 and RFC 7845. */
export function oggOpus(packets: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.from([1, 0, 0, 0, 0x78, 0, 0, 0, 0])]);
  const pages = [page([head], 0, 0, 2), page([tags], 1, 0, 0), page(packets, 2, packets.length * 960, 4)];
  return new Uint8Array(Buffer.concat(pages));
}

function page(packets: Uint8Array[], sequence: number, granule: number, flags: number): Buffer {
  const head = Buffer.alloc(27 + packets.length);
  head.write('OggS', 0);
  head[5] = flags;
  head.writeBigInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = packets.length;
  packets.forEach((packet, at) => (head[27 + at] = packet.length));
  const whole = Buffer.concat([head, ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

/** CRC-32 as Ogg has it: polynomial 0x04c11db7, nothing reflected. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc = (crc ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1) >>> 0;
  }
  return crc;
}
