import { m } from '#messages'
import { useId, useState } from 'react'
import off from '../../assets/brand/rate-off.svg'
import on from '../../assets/brand/rate-on.svg'

const scale = [1, 2, 3, 4, 5]

/** Rating from one to five flowers, by pointer or arrow keys; 0 if none is chosen. */
export function StarRating({ rating, onChoose }: { rating: number; onChoose: (rating: number) => void }) {
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const shown = pointed || rating
  return (
    <fieldset>
      <legend className="label">{m.reviews_your_rating()}</legend>
      <div className="rate" onPointerLeave={() => setPointed(0)}>
        {scale.map((value) => (
          <label key={value} onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(value)}>
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={value}
              checked={rating === value}
              onChange={() => onChoose(value)}
            />
            <span className="sr-only">{m.reviews_of_5_2({ value })}</span>
            <img src={value <= shown ? on : off} alt="" width="38" height="38" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
