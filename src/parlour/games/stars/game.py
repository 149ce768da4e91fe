"""A Message from the Stars: the five verbs."""

from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core import (
    Act,
    Asks,
    Drawn,
    Event,
    Input,
    Left,
    Millis,
    Refused,
    Result,
    Seat,
    Wait,
    only_when_asked,
    read_settings,
)
from parlour.games.stars import desks, model, rules, steps, view
from parlour.games.stars.cards import Cards, shipped_cards
from parlour.games.stars.cipher import Alphabet, alphabet_of, read_cipher, read_groups
from parlour.games.stars.components import Deal, Dealt
from parlour.games.stars.legal import judge_transmission
from parlour.games.stars.model import (
    Agree,
    AliensWrite,
    Began,
    CipherSet,
    Dealing,
    Desk,
    Enciphering,
    GuessLetters,
    GuessWords,
    HandOver,
    Mark,
    Note,
    Over,
    Propose,
    ScientistsGuess,
    ScientistsWrite,
    SeatLeft,
    SetCipher,
    Side,
    State,
    Step,
    Talk,
    Transmit,
    Wrote,
)
from parlour.games.stars.settings import Settings
from parlour.lexicon import Lexicon


class Stars:
    """`Stars(Lexicon.load("en"), mode="teams", hard=True)`"""

    id: ClassVar[str] = "stars"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Dealt
    State: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        if self.settings.mode == "teams" and self.settings.cipher_draw == "chosen":
            raise Refused("bad-setting", "the cipher of teams is drawn, as both Aliens use it (STA-25)")
        if self.cards.language != lexicon.language:
            raise Refused("bad-setting", f"these cards are for a table in {self.cards.language}")

    @cached_property
    def cards(self) -> Cards:
        return self.settings.cards or shipped_cards(self.lexicon.language)

    @cached_property
    def alphabet(self) -> Alphabet:
        return alphabet_of(self.lexicon.language)

    def start(self, seats: int) -> State:
        rules.check_seats(self.settings.mode, seats)
        return State(rules.seat_teams(self.settings, seats))

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Dealing():
                return Wait(chance=self._deal(state), present=_present(state))
            case Over():
                return Wait()
            case _:
                seats = _present(state)
                return Wait(asks={seat: self._asks(state, seat) for seat in seats}, present=seats)

    @only_when_asked
    def step(self, state: State, what: Input, at: Millis) -> Step:
        match state.phase, what:
            case Dealing(), Drawn(result=Dealt() as dealt):
                return self._begin(state, dealt)
            case _, Act(seat, move) if place := rules.place_of(state, seat):
                return self._act(state, seat, *place, move)
            case _, Left(seat) if place := rules.place_of(state, seat):
                return self._leave(state, seat, *place)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.Window(self.settings, self.cards, state, seat).view()

    def result(self, state: State) -> Result | None:
        """The higher score wins and a tie is shared (STA-24): so in co-op all have whatever they made of it.

        Who has left wins nothing (COM-08), unless nobody is there any more.
        """
        if not isinstance(state.phase, Over):
            return None
        points: dict[Seat, int] = {}
        for number, team in enumerate(state.teams):
            total = sum(steps.points_of(self.cards, state, number))
            points |= dict.fromkeys((*team.alien.seats, *team.scientists.seats), total)
        seats = sorted(points)
        there = [seat for seat in seats if seat not in state.gone] or seats
        best = max(points[seat] for seat in there)
        winners = tuple(seat for seat in there if points[seat] == best)
        return Result(winners, tuple(points[seat] for seat in seats))

    # Setting up.

    def _deal(self, state: State) -> Deal:
        return Deal(len(state.teams), self.alphabet, self.cards, self.settings.cipher_draw)

    def _begin(self, state: State, dealt: Dealt) -> Step:
        self._deal(state).check(dealt)
        for number, hands in enumerate(zip(dealt.aliens, dealt.scientists, strict=True)):
            for side, hand in zip(model.SIDES, hands, strict=True):
                desk = replace(state.teams[number].desk(side), card=hand.card, rolls=hand.rolls)
                state = desks.with_desk(state, number, side, desk)
        state = replace(state, cipher=dealt.cipher)
        if self.settings.cipher_draw == "chosen" and rules.present(state, state.teams[0].alien):
            return replace(state, phase=Enciphering()), (Began(),)
        return self._open(state, (Began(),))

    def _open(self, state: State, events: tuple[Event, ...]) -> Step:
        state, more = steps.begin_round(state)
        return self._go_on(state, events + more)

    def _go_on(self, state: State, events: tuple[Event, ...] = ()) -> Step:
        return steps.go_on(self.settings, self.cards, state, events)

    # Who may do what.

    def _asks(self, state: State, seat: Seat) -> Asks:
        place = rules.place_of(state, seat)
        if place is None:
            return ()
        team, side = place
        own: Asks = (Mark, Note)
        if side == "alien":
            return (*self._alien_asks(state, team), *own)
        desk = state.teams[team].scientists
        if len(rules.present(state, desk)) > 1:
            own = (*((HandOver,) if self._is_captain(desk, seat) else ()), Talk, *own)
        return (*self._scientist_asks(state, team, seat), *own)

    def _is_captain(self, desk: Desk, seat: Seat) -> bool:
        return self.settings.scientists_decide == "captain" and seat == desk.captain

    def _alien_asks(self, state: State, team: int) -> Asks:
        if isinstance(state.phase, Enciphering):
            return (SetCipher,)
        if steps.acting_side(state) != "alien" or team not in steps.waits_for(state):
            return ()
        return (Transmit,) if isinstance(state.phase, AliensWrite) else (GuessWords,)

    def _scientist_asks(self, state: State, team: int, seat: Seat) -> Asks:
        if steps.acting_side(state) != "scientists" or team not in steps.waits_for(state):
            return ()
        desk = state.teams[team].scientists
        sends = self._is_captain(desk, seat)
        agree: Asks = (Agree,) if any(sends or seat not in one.agreed for one in desk.proposals) else ()
        match state.phase:
            case ScientistsWrite():
                return (Propose, *agree)
            case ScientistsGuess():
                return (GuessWords, *agree)
            case _:
                return (GuessLetters, *agree)

    # What they do.

    def _act(self, state: State, seat: Seat, team: int, side: Side, move: Any) -> Step:
        match move:
            case Talk():
                return desks.talk(state, team, seat, move), ()
            case Mark():
                return desks.mark(state, team, side, seat, move, self.alphabet), ()
            case Note():
                return desks.note(state, team, side, seat, move), ()
            case SetCipher(trust, amplify, suspicion):
                cipher = read_cipher(self.alphabet, trust, amplify, suspicion)
                return self._open(replace(state, cipher=cipher), (CipherSet(),))
            case _ if side == "alien":
                return self._alien_acts(state, team, move)
            case _:
                return self._scientist_acts(state, team, seat, move)

    def _alien_acts(self, state: State, team: int, move: Transmit | GuessWords) -> Step:
        if isinstance(move, Transmit):
            word = self._sendable(state, team, "alien", move)
            state = steps.mark_done(state, team, "alien", written=word)
        else:
            card = steps.card_of(self.cards, state, team, "scientists")
            words = rules.check_guess(card, move.words, self.lexicon)
            state = steps.mark_done(state, team, "alien", words=words)
        return self._written(state, team, "alien")

    def _scientist_acts(self, state: State, team: int, seat: Seat, move: Any) -> Step:
        match move:
            case Propose():
                state = desks.propose(state, team, seat, word=self._sendable(state, team, "scientists", move))
            case GuessWords(words):
                card = steps.card_of(self.cards, state, team, "alien")
                state = desks.propose(state, team, seat, words=rules.check_guess(card, words, self.lexicon))
            case GuessLetters(trust, amplify, suspicion):
                letters = read_groups(self.alphabet, trust, amplify, suspicion)
                state = desks.propose(state, team, seat, letters=letters)
            case HandOver():
                state = desks.hand_over(state, team, seat, move)
            case Agree():
                sends = self._is_captain(state.teams[team].scientists, seat)
                state = desks.agree(state, team, seat, move, again=sends)
        return self._decide(state, team, seat)

    def _sendable(self, state: State, team: int, side: Side, move: Transmit | Propose) -> str:
        """The word as it goes out, or a refusal that says why (STA-12 to STA-14, STA-17)."""
        card = steps.card_of(self.cards, state, team, side)
        before = [sent.word for sent in state.teams[team].sent if sent.side == side]
        judged = judge_transmission(move.word, card.words, before, self.lexicon)
        if not judged.legal:
            raise Refused(judged.code, judged.text(self.lexicon.language))
        if judged.needs_confirm and not move.sure:
            raise Refused("confirm", judged.text(self.lexicon.language))
        return judged.word

    def _decide(self, state: State, team: int, by: Seat | None = None) -> Step:
        """Whatever enough Scientists are for is done (STA-16)."""
        desk = state.teams[team].scientists
        there = rules.present(state, desk)
        for wish in desk.proposals:
            if there and rules.is_decided(wish, self.settings, desk, there, by):
                return self._carry_out(state, team, wish)
        return state, ()

    def _carry_out(self, state: State, team: int, wish: model.Proposal) -> Step:
        state = steps.mark_done(state, team, "scientists")
        if wish.word is not None:
            state, events = steps.send(self.settings, state, team, "scientists", wish.word)
            return self._go_on(state, events)
        desk: Desk = state.teams[team].scientists
        desk = replace(desk, words=wish.words or desk.words, letters=wish.letters or desk.letters)
        return self._written(desks.with_desk(state, team, "scientists", desk), team, "scientists")

    def _written(self, state: State, team: int, side: Side) -> Step:
        """What is written shows when the step ends; until then only that it is."""
        wrote = Wrote(team, side, state.teams[team].desk(side).seats)
        state, events = self._go_on(state)
        return state, events or (wrote,)

    def _leave(self, state: State, seat: Seat, team: int, side: Side) -> Step:
        """A removed seat passes from now on; where nobody else is on its side, so does the side (COM-08)."""
        state = desks.leave(replace(state, gone=(*state.gone, seat)), team, side, seat)
        left: tuple[Event, ...] = (SeatLeft(seat),)
        if isinstance(state.phase, Dealing):
            return state, left
        if isinstance(state.phase, Enciphering):
            return self._open(state, left) if side == "alien" else (state, left)
        state, decided = self._decide(state, team)
        state, more = self._go_on(state)
        return state, left + decided + more


def _present(state: State) -> tuple[Seat, ...]:
    desks = (desk for team in state.teams for desk in (team.alien, team.scientists))
    return tuple(sorted(seat for desk in desks for seat in rules.present(state, desk)))
