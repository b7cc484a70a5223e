import { m } from '#messages'
import type { Game, GameDetail, HowToPlayStep } from '@marigold/contract'
import { ChevronRight, Target } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { FavoriteSlot } from './favorites/favorite-slot.tsx'
import { gamePicture } from './game-card.tsx'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { ageRange, mediaUrl, sentenceCase, titleCase } from './game-names.ts'
import { GameVideo } from './game-video.tsx'
import { PlayButton } from './play-button.tsx'
import { StepCarousel } from './step-carousel.tsx'

type Step = z.infer<typeof HowToPlayStep>

function Top({ game }: { game: Game }) {
  const name = unescapeName(game.game_name)
  const ages = ageRange(game.age_filters)
  return (
    <section
      className="gtop [--game:var(--night)] bg-(--game) text-cream relative mb-0 [padding-block:20px_48px] lg:[padding-block:20px_72px]"
      style={{ '--game': game.color } as CSSProperties}
    >
      <div className="wrap">
        <nav
          className="crumb flex items-center gap-1.5 text-body min-h-12 text-on-dark-2 [&_a]:[text-decoration:underline]"
          aria-label={m.catalogue_breadcrumb()}
        >
          <Link to="/exploregames">{m.ui_all_games()}</Link>
          <Icon of={ChevronRight} />
          <span aria-current="page">{name}</span>
        </nav>
        <div className="grid gap-7 mt-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-13 lg:items-center">
          <GameVideo key={game.id} name={name} picture={gamePicture(game, 'land')} video={mediaUrl(game.game_video)} />
          <div>
            <h1>{name}</h1>
            <p className="text-lead mt-3 text-on-dark-2">{game.short_description}</p>
            <div className="flex flex-wrap gap-2 mt-4.5">
              {game.tags
                .filter((tag) => tag !== 'Free Games')
                .map((tag) => (
                  <Tag key={tag} name={tag}>
                    {titleCase(tag)}
                  </Tag>
                ))}
            </div>
            {ages && (
              <dl className="flex flex-wrap gap-y-1 gap-x-4.5 mt-4.5 text-body [&_div]:flex [&_div]:gap-2 [&_dt]:text-on-dark-3 [&_dd]:font-semibold">
                <div>
                  <dt>{m.catalogue_ages()}</dt>
                  <dd>{ages}</dd>
                </div>
              </dl>
            )}
            <PlayButton game={game} />
            <FavoriteSlot game={game} wide />
          </div>
        </div>
      </div>
    </section>
  )
}

function Description({ game }: { game: GameDetail }) {
  const paragraphs = (game.long_description || game.description).split(/\n+/).filter((text) => text.trim() !== '')
  return (
    <div className="prose text-body">
      <h2>{m.catalogue_about_this_game()}</h2>
      {paragraphs.length === 0 ? (
        <p>{m.catalogue_no_description_available()}</p>
      ) : (
        paragraphs.map((text) => <p key={text}>{text}</p>)
      )}
      {game.goals.length > 0 && (
        <>
          <h3>{m.catalogue_good_for()}</h3>
          <ul className="goals grid gap-3 mt-3.5">
            {game.goals.map((goal) => (
              <li key={goal}>
                <Icon of={Target} />
                <span>{goal}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function HowToPlay({ steps }: { steps: Step[] }) {
  if (steps.length === 0) return null
  return (
    <div className="prose text-body">
      <h2>{m.catalogue_how_to_play()}</h2>
      <ol className="steps [counter-reset:s] grid [&_li:first-child]:border-t-0 [&_li:first-child]:pt-0">
        {steps.map(({ steps: text }) => (
          <li key={text}>
            <div>
              {text
                .split(/\r?\n/)
                .filter((line) => line.trim() !== '')
                .map((line) => (
                  <p key={line}>{sentenceCase(line)}</p>
                ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A game's page without its reviews. */
export function GamePage({ game, steps }: { game: GameDetail; steps: Step[] }) {
  const name = unescapeName(game.game_name)
  const pictures = game.game_image_steps.map((path, index) => ({
    src: mediaUrl(path) ?? path,
    alt: steps[index]
      ? sentenceCase(steps[index].steps.split('\n')[0] ?? '')
      : m.catalogue_picture({ name, index: index + 1 }),
  }))
  return (
    <>
      <Top game={game} />
      {pictures.length > 0 && (
        <section className="sec pb-0">
          <div className="wrap">
            <div className="head">
              <h2>{m.catalogue_in_the_game()}</h2>
            </div>
            <StepCarousel key={game.id} pictures={pictures} alt={m.catalogue_pictures_of({ name })} />
          </div>
        </section>
      )}
      <section className="sec">
        <div className="wrap two">
          <Description game={game} />
          <HowToPlay steps={steps} />
        </div>
      </section>
    </>
  )
}
