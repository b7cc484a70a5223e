import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { m } from '#messages'
import { Refusal } from '../../platform/http/errors.ts'

const run = promisify(execFile)

/** A video as browsers play it. */
interface Video {
  bytes: Buffer
  type: 'mp4' | 'webm'
}

const longestSeconds = 120
const timeout = 180_000
const encoding = [
  ...['-t', String(longestSeconds), '-map', '0:v:0', '-an', '-map_metadata', '-1'],
  ...['-vf', "scale='min(960,iw)':-2,format=yuv420p", '-r', '30'],
  ...['-c:v', 'libx264', '-preset', 'fast', '-crf', '26', '-threads', '1', '-movflags', '+faststart', '-f', 'mp4'],
]

const refuse = (sentence: string) => new Refusal('invalid', sentence, { file: [sentence] })

/** Detects what a file is from its content: MP4 or MOV, WebM or Matroska. */
function containerOf(sent: Buffer): { demuxer: 'mov' | 'matroska'; playable: Video['type'] | null } | null {
  if (sent.toString('latin1', 4, 8) === 'ftyp')
    return { demuxer: 'mov', playable: sent.toString('latin1', 8, 10) === 'qt' ? null : 'mp4' }
  if (!sent.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return null
  return { demuxer: 'matroska', playable: sent.toString('latin1', 0, 64).includes('webm') ? 'webm' : null }
}

let known: Promise<boolean> | undefined

/** Returns whether the machine has an ffmpeg that encodes H.264. */
function hasEncoder(): Promise<boolean> {
  known ??= run('ffmpeg', ['-hide_banner', '-encoders']).then(
    ({ stdout }) => stdout.includes('libx264'),
    () => false,
  )
  return known
}

async function encode(sent: Buffer, demuxer: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-video-'))
  try {
    const [from, to] = [join(folder, 'sent'), join(folder, 'encoded.mp4')]
    await writeFile(from, sent)
    // With a fixed format and no network, a file can't make ffmpeg read another one.
    const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-f', demuxer, '-i', from]
    await run('ffmpeg', [...input, ...encoding, to], { timeout })
    return await readFile(to)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Converts an uploaded video to a silent MP4 of at most 960 pixels and two minutes. Without ffmpeg, an MP4 or a WebM is
 * returned as it is. Throws `invalid` for anything else.
 */
export async function encodeVideo(sent: Buffer, canEncode = hasEncoder): Promise<Video> {
  const container = containerOf(sent)
  if (container === null) throw refuse(m.play_choose_an_mp4_or_webm())
  if (await canEncode()) {
    const bytes = await encode(sent, container.demuxer).catch(() => {
      throw refuse(m.play_we_couldnt_read_this_video())
    })
    return { bytes, type: 'mp4' }
  }
  if (container.playable === null) throw refuse(m.play_choose_an_mp4_or_webm())
  return { bytes: sent, type: container.playable }
}
